import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

/** A document has far fewer; reading more of them would keep the server busy. */
const maxEntries = 1_000;

/** Unpacks one entry, or as much as exceeds the limit, whatever its header claims about its size. */
async function unpack(zip: ZipFile, entry: Entry, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > limitBytes) break;
  }
  return Buffer.concat(chunks);
}

/**
 * Unpacks a zip archive to its end, one entry at a time.
 * @param visit called with each file's name and content
 * @returns the names of its entries; `tooLarge` when it has too many entries or unpacks to more than the limit
 */
export async function visitZipEntries(
  content: Buffer,
  limitBytes: number,
  visit: (name: string, content: Buffer) => void,
): Promise<Set<string> | "tooLarge" | "damaged"> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    if (zip.entryCount > maxEntries) return "tooLarge";
    const names = new Set<string>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      if (entry.fileName.endsWith("/")) continue;
      const unpacked = await unpack(zip, entry, limitBytes - total);
      total += unpacked.length;
      if (total > limitBytes) return "tooLarge";
      visit(entry.fileName, unpacked);
    }
    return names;
  } catch {
    return "damaged";
  }
}
