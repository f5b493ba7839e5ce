import path from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { maxUnpackedBytes } from "#contract/limits.ts";
import { listZipEntries } from "./zip-check.ts";

/** A PDF's end mark; a truncated file has none. */
function hasEndOfPdf(content: Buffer) {
  return content.subarray(-65_536).includes("%%EOF");
}

/** The compound file format is shared by all old Office programs; only Word writes a stream of this name. */
const wordStreamName = Buffer.from("WordDocument", "utf16le");

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Some programs number the main part of a document. */
const documentPart = /^word\/document\d*\.xml$/;

/** Whether an archive is a Word document without macros that unpacks to a reasonable size. */
async function isSafeDocx(content: Buffer) {
  const entries = await listZipEntries(content, maxUnpackedBytes);
  if (!entries?.has("[Content_Types].xml") || entries.has("word/vbaProject.bin")) return false;
  return [...entries].some((name) => documentPart.test(name));
}

/**
 * The media type of a resume whose content is what its file name says: a PDF, or a Word document in the old or the new
 * format. Null for everything else, such as renamed programs, archives, truncated files and zip bombs.
 */
export async function resumeType(fileName: string, content: Buffer): Promise<string | null> {
  const extension = path.extname(fileName).toLowerCase();
  // Before file-type, which would unpack a zip bomb.
  if (extension === ".docx" && !(await isSafeDocx(content))) return null;
  const detected = await fileTypeFromBuffer(content);
  if (detected === undefined) return null;
  const { ext, mime } = detected;
  // `zip` when [Content_Types].xml does not say what the archive is; a document with macros is `docm`.
  if (extension === ".docx" && (ext === "docx" || ext === "zip")) return docxType;
  if (extension === ".pdf" && ext === "pdf" && hasEndOfPdf(content)) return mime;
  if (extension === ".doc" && ext === "cfb" && content.includes(wordStreamName)) return "application/msword";
  return null;
}
