import { promisify } from "node:util";
import { constants, inflate as inflateWithCallback } from "node:zlib";
import { maxUnpackedBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { containsProgram, isProgram } from "./programs.ts";

const inflate = promisify(inflateWithCallback);

/** A document has far fewer; reading more of them would keep the server busy. */
const maxStreams = 20_000;

/** A pattern for a PDF name whose characters may be escaped: `/J#61vaScript` is `/JavaScript`. */
function pdfName(name: string): string {
  const characters = [...name].map((character) => {
    const hex = character.charCodeAt(0).toString(16);
    return `(?:${character}|#${hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return `\\/${characters.join("")}`;
}

/** Actions that run something. A script without `/JavaScript` is one of a rendition. */
const action = new RegExp(`(?:${pdfName("JavaScript")}|${pdfName("Launch")})(?![\\w.-])`);
const script = new RegExp(`${pdfName("JS")}\\s*(?:[(<]|\\d+\\s+\\d+\\s+R)`);
const encryption = new RegExp(`${pdfName("Encrypt")}\\s*(?:\\d|<<)`);

// Readers need `/N` and `/First` to read an object stream.
const objectStream = new RegExp(`${pdfName("ObjStm")}|${pdfName("First")}`);
const embeddedFile = new RegExp(`${pdfName("EmbeddedFile")}\\b`);
const anyFilter = new RegExp(pdfName("Filter"));
const flateFilter = new RegExp(
  `${pdfName("Filter")}\\s{0,9}\\[?\\s{0,9}(?:${pdfName("FlateDecode")}|${pdfName("Fl")})\\s{0,9}(?:\\]|\\/(?!\\w*Decode)|>|$)`,
);

/** Longest dictionary that is looked at. */
const maxDictionaryLength = 8_192;

/** A stream's dictionary, as far as it can be told, and where its content starts. */
type PdfStream = { dictionary: string; start: number };

// The loops below take time in proportion to the file, also for one that is made to take long.
const streamKeyword = />>\s*stream\r?\n/g;

/** @returns null when there are more streams, or longer dictionaries, than a document has */
function findStreams(text: string): PdfStream[] | null {
  const streams: PdfStream[] = [];
  for (const { index, 0: keyword } of text.matchAll(streamKeyword)) {
    if (streams.length === maxStreams) return null;
    const before = text.slice(Math.max(0, index - maxDictionaryLength), index);
    const objectStart = before.lastIndexOf("obj");
    if (objectStart === -1) return null;
    streams.push({ dictionary: before.slice(objectStart), start: index + keyword.length });
  }
  return streams;
}

/** A file's text without the content of its streams. */
function withoutStreams(text: string): string {
  const parts: string[] = [];
  let position = 0;
  for (const { index } of text.matchAll(streamKeyword)) {
    if (index < position) continue;
    parts.push(text.slice(position, index));
    const end = text.indexOf("endstream", index);
    position = end === -1 ? text.length : end;
    if (end === -1) break;
  }
  return [...parts, text.slice(position)].join(">>");
}

const isObjectStream = ({ dictionary }: PdfStream) => objectStream.test(dictionary);
const isEmbeddedFile = ({ dictionary }: PdfStream) => embeddedFile.test(dictionary);

/** Inflates a stream to its end. @throws when it is not compressed with Flate alone, or larger than the limit */
async function streamContent(
  { dictionary, start }: PdfStream,
  content: Buffer,
  limitBytes: number,
): Promise<Buffer> {
  if (!anyFilter.test(dictionary)) {
    const end = content.indexOf("endstream", start);
    return content.subarray(start, end === -1 ? undefined : end);
  }
  if (!flateFilter.test(dictionary)) {
    throw new Error("The stream's filter is not known");
  }
  return inflate(content.subarray(start), {
    maxOutputLength: limitBytes,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
}

/**
 * What is unsafe about a PDF, in words for the applicant; null when nothing is. Objects in compressed streams are looked
 * at too; a document whose objects cannot be read, for instance an encrypted one, is refused.
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
  if (action.test(text) || script.test(outsideStreams)) return errorMessages.resumeRunsSomething;
  if (encryption.test(outsideStreams)) return errorMessages.pdfUnreadable;
  let remainingBytes = maxUnpackedBytes;
  for (const stream of streams) {
    if (!isObjectStream(stream) && !isEmbeddedFile(stream)) continue;
    try {
      if (remainingBytes <= 0) return errorMessages.pdfUnreadable;
      const inflated = await streamContent(stream, content, remainingBytes);
      remainingBytes -= inflated.length;
      if (isEmbeddedFile(stream) && (isProgram(inflated) || containsProgram(inflated))) {
        return errorMessages.resumeHasProgram;
      }
      const objects = inflated.toString("latin1");
      if (isObjectStream(stream) && (action.test(objects) || script.test(objects))) {
        return errorMessages.resumeRunsSomething;
      }
    } catch {
      return errorMessages.pdfUnreadable;
    }
  }
  return null;
}
