import { pdfName, streamContent } from "./pdf-streams.ts";

/** A Europass CV has one file, once; each takes a search of the whole file. */
const maxFiles = 4;
const maxFileBytes = 10 * 1024 * 1024;

const names = ["EmbeddedFile", "EmbeddedFiles", "FileAttachment"].map(pdfName).join("|");
const attachment = new RegExp(`(?:${names})(?![\\w.-])`);

// `/EF << /F 12 0 R /UF 12 0 R >>` names the streams of a file.
const files = new RegExp(`${pdfName("EF")}\\s*<<([^<>]*)>>`, "g");
const anyFiles = new RegExp(`${pdfName("EF")}(?![\\w.-])`, "g");
const reference = /(?<!\d)(\d{1,10})\s+\d+\s+R/g;

/** Whether a PDF's text has an attached file. */
export const hasAttachment = (text: string) => attachment.test(text) || text.match(files) !== null;

// A string in the dictionary could hold what looks like the start of the stream, so only dates may be there.
const streamObject = /\s*(<<(?:[^()%]|\([\w:+'-]{0,40}\)){0,2000}?)>>\s*stream\r?\n/y;

// The roots of the Europass editor of today and of the one until 2020.
const europassRoot =
  /^\ufeff?\s*(?:<\?xml\s[^<>]*\?>\s*)?<(?:[\w-]+:)?(?:Candidate|SkillsPassport|learnerinfo)\s[^<>]*europass[^<>]*>/;
const activeXml = /<(?:[\w-]+:)?script\b|<!DOCTYPE|<\?xml-stylesheet/i;

/** Whether content is the data of a Europass CV, and nothing in it runs. */
function isEuropass(content: Buffer): boolean {
  const xml = content.toString("utf8");
  return europassRoot.test(xml) && !activeXml.test(xml);
}

/**
 * Whether every file attached to a PDF is the data of a Europass CV; false also when that cannot be told.
 * @param text the whole file
 * @param parts the text outside of streams, and each object stream's
 */
export async function attachesOnlyEuropass(content: Buffer, text: string, parts: string[]): Promise<boolean> {
  const count = (part: string, pattern: RegExp) => part.match(pattern)?.length ?? 0;
  if (parts.some((part) => count(part, files) !== count(part, anyFiles))) return false;
  const found = [text, ...parts].flatMap((part) => [...part.matchAll(files)].map(([, list = ""]) => list));
  const numbers = new Set(
    found.flatMap((list) => [...list.matchAll(reference)].map(([, number]) => Number(number))),
  );
  if (numbers.size === 0 || numbers.size > maxFiles) return false;
  for (const number of numbers) {
    const headers = [...text.matchAll(new RegExp(`(?<!\\d)0*${number}\\s+\\d+\\s+obj`, "g"))];
    if (headers.length === 0 || headers.length > maxFiles) return false;
    // Each of them, since a reader may take another than the first.
    for (const { index, 0: header } of headers) {
      streamObject.lastIndex = index + header.length;
      const match = streamObject.exec(text);
      if (!match) return false;
      const stream = { dictionary: match[1] ?? "", start: streamObject.lastIndex };
      const file = await streamContent(stream, content, maxFileBytes).catch(() => Buffer.alloc(0));
      if (!isEuropass(file)) return false;
    }
  }
  return true;
}
