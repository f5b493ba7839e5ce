import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

/** Archives with more entries are no resumes, and reading them would keep the server busy. */
const mostEntries = 1_000;

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
    if (zip.entryCount > mostEntries) return false;
    const names = new Set<string>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      if (!entry.fileName.endsWith("/")) total += await unpackedSize(zip, entry, limit - total);
      if (total > limit) return false;
    }
    // Some programs number the document part. One with macros is a .docm by another name.
    const hasDocument = [...names].some((name) => /^word\/document\d*\.xml$/.test(name));
    return names.has("[Content_Types].xml") && hasDocument && !names.has("word/vbaProject.bin");
  } catch {
    // Whatever cannot be read as an archive is no Word document.
    return false;
  }
}
