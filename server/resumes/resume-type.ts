import path from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { maxUnpackedBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { resumeMessages } from "#contract/resume.ts";
import { containsProgram } from "./programs.ts";
import { unsafeEntry } from "./unsafe-docx.ts";
import { unsafePdf } from "./unsafe-pdf.ts";
import { visitZipEntries } from "./zip-check.ts";

/** The media type of a resume, or why it is refused, in words for the applicant. */
export type CheckedResume = { type: string; error?: undefined } | { type?: undefined; error: string };

const wrongType: CheckedResume = { error: resumeMessages.wrongType };

/** A PDF's end mark; a truncated file has none. */
function hasEndOfPdf(content: Buffer) {
  return content.subarray(-65_536).includes("%%EOF");
}

async function checkPdf(content: Buffer): Promise<CheckedResume> {
  // Readers accept the signature anywhere in the first kilobyte, after the header of a program for instance.
  if (!content.subarray(0, 5).equals(Buffer.from("%PDF-")) || !hasEndOfPdf(content)) return wrongType;
  const error = await unsafePdf(content);
  return error ? { error } : { type: "application/pdf" };
}

/** The compound file format is shared by all old Office programs; only Word writes a stream of this name. */
const wordStreamName = "worddocument";

async function checkDoc(content: Buffer): Promise<CheckedResume> {
  const detected = await fileTypeFromBuffer(content);
  // Names in a compound file are UTF-16 at even offsets, and compared without case.
  const text = content.toString("utf16le").toLowerCase();
  if (detected?.ext !== "cfb" || !text.includes(wordStreamName)) return wrongType;
  if (text.includes("_vba_project")) return { error: errorMessages.resumeHasMacros };
  if (text.includes("\u0001ole10native") || containsProgram(content)) {
    return { error: errorMessages.resumeHasProgram };
  }
  return { type: "application/msword" };
}

/** Some programs number the main part of a document. */
const documentPart = /^word\/document\d*\.xml$/;

async function checkDocx(content: Buffer): Promise<CheckedResume> {
  const errors = new Set<string>();
  const names = await visitZipEntries(content, maxUnpackedBytes, (name, entry) => {
    const error = unsafeEntry(name, entry);
    if (error) errors.add(error);
  });
  if (names === "tooLarge") return { error: errorMessages.docxTooLarge };
  if (names === "damaged" || !names.has("[Content_Types].xml")) return wrongType;
  if (![...names].some((name) => documentPart.test(name))) return wrongType;
  // What holds macros is an unknown file by itself.
  if (errors.has(errorMessages.resumeHasMacros)) return { error: errorMessages.resumeHasMacros };
  for (const error of errors) return { error };
  // Only now, because file-type would unpack a zip bomb. It says `zip` when [Content_Types].xml does not say what the
  // archive is.
  const detected = await fileTypeFromBuffer(content);
  if (detected?.ext !== "docx" && detected?.ext !== "zip") return wrongType;
  return { type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" };
}

/**
 * Checks that a resume's content is what its file name says, a PDF or a Word document in the old or the new format, and
 * that it runs and loads nothing. Renamed programs, archives and truncated files are of the wrong type.
 */
export async function checkResume(fileName: string, content: Buffer): Promise<CheckedResume> {
  const check = { ".pdf": checkPdf, ".doc": checkDoc, ".docx": checkDocx }[
    path.extname(fileName).toLowerCase()
  ];
  return check ? check(content) : wrongType;
}
