import { promisify } from "node:util";
import { constants, inflate as inflateWithCallback } from "node:zlib";
import { maxUnpackedBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { containsProgram, isProgram } from "./programs.ts";

const inflate = promisify(inflateWithCallback);

/** A document has far fewer; reading more of them would keep the server busy. */
const maxInflatedStreams = 5_000;

/** Text with the escapes of PDF names resolved: `/J#61vaScript` is `/JavaScript`. */
const resolveNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Actions that run something. A script without `/JavaScript` is one of a rendition. */
const action = /\/(?:JavaScript|Launch)(?![\w.-])/;
const script = /\/JS\s*(?:[(<]|\d+\s+\d+\s+R)/;

/** A stream's dictionary, as far as it can be told, and where its content starts. */
type PdfStream = { dictionary: string; start: number };

function* streamsOf(text: string): Generator<PdfStream> {
  for (const { index, 0: keyword } of text.matchAll(/>>\s*stream\r?\n/g)) {
    const objectStart = Math.max(
      text.lastIndexOf(" obj", index),
      text.lastIndexOf("endstream", index),
      index - 4_096,
    );
    yield { dictionary: resolveNames(text.slice(objectStart, index)), start: index + keyword.length };
  }
}

/** Only these hold objects, or files. Readers need `/N` and `/First` to read an object stream. */
const isObjectStream = ({ dictionary }: PdfStream) =>
  /\/ObjStm\b/.test(dictionary) || /\/First\b/.test(dictionary);
const isEmbeddedFile = ({ dictionary }: PdfStream) => /\/EmbeddedFile\b/.test(dictionary);

/** Inflates a stream to its end. @throws when it is not compressed with Flate alone, or larger than the limit */
async function streamContent(
  { dictionary, start }: PdfStream,
  content: Buffer,
  limitBytes: number,
): Promise<Buffer> {
  if (!/\/Filter\b/.test(dictionary)) {
    const end = content.indexOf("endstream", start);
    return content.subarray(start, end === -1 ? undefined : end);
  }
  if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*(?:\]|\/(?!\w*Decode)|>|$)/.test(dictionary)) {
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
  const outsideStreams = resolveNames(text.replace(/>>\s*stream\r?\n.*?endstream/gs, ">>"));
  // In the whole file as well, because a forged stream could hide an object.
  if (action.test(resolveNames(text)) || script.test(outsideStreams))
    return errorMessages.resumeRunsSomething;
  if (/\/Encrypt\s*(?:\d|<<)/.test(outsideStreams)) return errorMessages.resumeUnreadable;
  let remainingBytes = maxUnpackedBytes;
  let count = 0;
  for (const stream of streamsOf(text)) {
    if (!isObjectStream(stream) && !isEmbeddedFile(stream)) continue;
    try {
      if (++count > maxInflatedStreams || remainingBytes <= 0) return errorMessages.resumeUnreadable;
      const inflated = await streamContent(stream, content, remainingBytes);
      remainingBytes -= inflated.length;
      if (isEmbeddedFile(stream) && (isProgram(inflated) || containsProgram(inflated))) {
        return errorMessages.resumeHasProgram;
      }
      const objects = resolveNames(inflated.toString("latin1"));
      if (isObjectStream(stream) && (action.test(objects) || script.test(objects))) {
        return errorMessages.resumeRunsSomething;
      }
    } catch {
      return errorMessages.resumeUnreadable;
    }
  }
  return null;
}
