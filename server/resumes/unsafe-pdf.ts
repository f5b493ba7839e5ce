import { maxUnpackedBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { attachesOnlyEuropass, hasAttachment } from "./pdf-attachments.ts";
import { findStreams, type PdfStream, pdfName, streamContent, withoutStreams } from "./pdf-streams.ts";
import { containsProgram } from "./programs.ts";

const anyOf = (...names: string[]) => `(?:${names.map(pdfName).join("|")})(?![\\w.-])`;

/**
 * Actions that run something, send what was typed, or open another file, and what holds them. A script without
 * `/JavaScript` is one of a rendition.
 */
const action = new RegExp(
  anyOf("JavaScript", "Launch", "SubmitForm", "ImportData", "GoToR", "GoToE", "RichMedia"),
);
// Short names occur by chance in compressed content, so what follows counts too.
const form = new RegExp(`${pdfName("XFA")}\\s*(?:[[(<]|\\d+\\s+\\d+\\s+R)`);
const script = new RegExp(`${pdfName("JS")}\\s*(?:[(<]|\\d+\\s+\\d+\\s+R)`);
const encryption = new RegExp(`${pdfName("Encrypt")}\\s*(?:\\d|<<)`);

// Readers need `/N` and `/First` to read an object stream.
const objectStream = new RegExp(`${pdfName("ObjStm")}|${pdfName("First")}`);
/**
 * Whether one of the objects runs something.
 * @param all also what may stand in streams
 */
const runsSomething = (all: string, outsideStreams: string) =>
  action.test(all) || script.test(outsideStreams) || form.test(outsideStreams);

const isObjectStream = ({ dictionary }: PdfStream) => objectStream.test(dictionary);

/**
 * The unsafe part of a PDF, in words for the applicant; null when nothing is. Objects in compressed streams are looked
 * at too; a document whose objects cannot be read, for instance an encrypted one, is refused. Of attached files, only the
 * data of a Europass CV is accepted.
 */
export async function unsafePdf(content: Buffer): Promise<string | null> {
  // A zip archive, such as a Java program, is read from its end.
  if (content.subarray(-65_557).includes("PK\x05\x06") || containsProgram(content)) {
    return errorMessages.resumeHasProgram;
  }
  const text = content.toString("latin1");
  const streams = findStreams(text);
  if (!streams) return errorMessages.pdfUnreadable;
  const outsideStreams = withoutStreams(text);
  // In the whole file as well, because a forged stream could hide an object.
  if (runsSomething(text, outsideStreams)) return errorMessages.resumeRunsSomething;
  if (encryption.test(outsideStreams)) return errorMessages.pdfUnreadable;
  const parts = [outsideStreams];
  let remainingBytes = maxUnpackedBytes;
  for (const stream of streams) {
    if (!isObjectStream(stream)) continue;
    try {
      if (remainingBytes <= 0) return errorMessages.pdfUnreadable;
      const inflated = await streamContent(stream, content, remainingBytes);
      remainingBytes -= inflated.length;
      const objects = inflated.toString("latin1");
      if (runsSomething(objects, objects)) return errorMessages.resumeRunsSomething;
      parts.push(objects);
    } catch {
      return errorMessages.pdfUnreadable;
    }
  }
  if (![text, ...parts].some(hasAttachment)) return null;
  return (await attachesOnlyEuropass(content, text, parts)) ? null : errorMessages.resumeHasProgram;
}
