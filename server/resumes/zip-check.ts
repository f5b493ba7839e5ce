import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

/** A document has far fewer; reading more of them would keep the server busy. */
const maxEntries = 1_000;

/** Unpacks one entry, or as much as exceeds the limit. @returns the real size in bytes, whatever the header claims */
async function unpackedBytes(zip: ZipFile, entry: Entry, limitBytes: number): Promise<number> {
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > limitBytes) break;
  }
  return size;
}

/**
 * Unpacks a zip archive to its end.
 * @returns the names of its entries; null when it is damaged, has too many entries or unpacks to more than the limit
 */
export async function listZipEntries(content: Buffer, limitBytes: number): Promise<Set<string> | null> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    if (zip.entryCount > maxEntries) return null;
    const names = new Set<string>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      if (!entry.fileName.endsWith("/")) total += await unpackedBytes(zip, entry, limitBytes - total);
      if (total > limitBytes) return null;
    }
    return names;
  } catch {
    return null;
  }
}
