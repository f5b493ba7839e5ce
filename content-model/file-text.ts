import { readFileSync } from "node:fs";
import { contentPath } from "./content-context.ts";
import { ContentError, readError } from "./content-error.ts";

const utf16 = "the file is saved as UTF-16; save it as UTF-8 (in the editor: Save with Encoding, UTF-8)";

/** The line of the first bytes that are not UTF-8. */
function lineOfInvalidBytes(bytes: Uint8Array): number {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const lines = Buffer.from(bytes).toString("latin1").split("\n");
  const index = lines.findIndex((line) => {
    try {
      decoder.decode(Buffer.from(line, "latin1"));
      return false;
    } catch {
      return true;
    }
  });
  return index + 1;
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(contentPath(file));
  } catch (error) {
    throw readError(file, error as NodeJS.ErrnoException);
  }
}

/**
 * Reads a content file as text, without the byte order mark that some editors write.
 * @param file path below the content folder
 * @throws ContentError when it cannot be read, or is not UTF-8
 */
export async function readFileText(file: string): Promise<string> {
  // Files are small and many: waiting for each takes several times as long as reading it.
  const bytes = readBytes(file);
  if (bytes.includes(0) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
    throw new ContentError([{ file, line: 1, message: utf16 }]);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const message =
      "letters like å, ä and ö cannot be read, because the file is not saved as UTF-8; save it as UTF-8 (in the editor: Save with Encoding, UTF-8) and write them again";
    throw new ContentError([{ file, line: lineOfInvalidBytes(bytes), message }]);
  }
}
