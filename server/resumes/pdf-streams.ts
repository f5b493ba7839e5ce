import { promisify } from "node:util";
import { constants, inflate as inflateWithCallback } from "node:zlib";

const inflate = promisify(inflateWithCallback);

/** A document has far fewer; reading more of them would keep the server busy. */
const maxStreams = 20_000;

/** A pattern for a PDF name whose characters may be escaped: `/J#61vaScript` is `/JavaScript`. */
export function pdfName(name: string): string {
  const characters = [...name].map((character) => {
    const hex = character.charCodeAt(0).toString(16);
    return `(?:${character}|#${hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return `\\/${characters.join("")}`;
}

const anyFilter = new RegExp(pdfName("Filter"));
const flateFilter = new RegExp(
  `${pdfName("Filter")}\\s{0,9}\\[?\\s{0,9}(?:${pdfName("FlateDecode")}|${pdfName("Fl")})\\s{0,9}(?:\\]|\\/(?!\\w*Decode)|>|$)`,
);

/** Longest dictionary that is looked at. */
const maxDictionaryLength = 8_192;

/** A stream's dictionary, as far as it can be told, and where its content starts. */
export type PdfStream = { dictionary: string; start: number };

// The loops below take time in proportion to the file, also for one that is made to take long.
const streamKeyword = />>\s*stream\r?\n/g;

/** @returns null when there are more streams, or longer dictionaries, than a document has */
export function findStreams(text: string): PdfStream[] | null {
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
export function withoutStreams(text: string): string {
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

/** Inflates a stream to its end. @throws when it is not compressed with Flate alone, or larger than the limit */
export async function streamContent(
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
