import path from "node:path";
import { maxUnpackedBytes } from "#contract/limits.ts";
import { isWholeCompoundFile } from "./compound-file.ts";
import { isDocx } from "./docx.ts";

const types = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

function isPdf(content: Buffer) {
  // The header may stand a little way in; the end mark tells a whole file from a truncated one.
  return content.subarray(0, 1024).includes("%PDF-") && content.subarray(-65_536).includes("%%EOF");
}

const wordStream = Buffer.from("WordDocument", "utf16le");

function isDoc(content: Buffer) {
  return isWholeCompoundFile(content) && content.includes(wordStream);
}

/**
 * The media type of a resume whose content is what its name says: a PDF, or a Word document of the old or the
 * new kind. Null for everything else: renamed programs, archives, truncated files, decompression bombs.
 */
export async function resumeType(name: string, content: Buffer): Promise<string | null> {
  const ending = path.extname(name).toLowerCase();
  if (ending === ".pdf" && isPdf(content)) return types[".pdf"];
  if (ending === ".doc" && isDoc(content)) return types[".doc"];
  if (ending === ".docx" && (await isDocx(content, maxUnpackedBytes))) return types[".docx"];
  return null;
}
