import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

/** Archives with more entries are no letters. */
const mostEntries = 5_000;

/** Reads one entry to its end, or past `limit`. @returns the bytes it really unpacks to, whatever its header says */
async function unpackedSize(zip: ZipFile, entry: Entry, limit: number): Promise<number> {
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > limit) break;
  }
  return size;
}

/**
 * Whether a file is a whole Word document: an archive that can be read to its end, holds a Word document and
 * unpacks to no more than `limit` bytes.
 */
export async function isDocx(content: Buffer, limit: number): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    const names = new Set<string>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      if (names.size > mostEntries) return false;
      if (!entry.fileName.endsWith("/")) total += await unpackedSize(zip, entry, limit - total);
      if (total > limit) return false;
    }
    return names.has("[Content_Types].xml") && names.has("word/document.xml");
  } catch {
    // Whatever cannot be read as an archive is no Word document.
    return false;
  }
}
