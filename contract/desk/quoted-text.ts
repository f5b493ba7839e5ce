/** A part of a mail's text: what was written, or what mail programs repeat of earlier mails. */
export type TextPart = { text: string; isQuoted: boolean };

const quotedLine = /^\s*>/;
/** The line above a quotation, such as `On 24 November 2026 Bo Ek wrote:`, in any language. */
const introduction = /^\s*\S.{8,250}:\s*$/;
/** Above everything that a program repeats below an answer, as Outlook does. */
const separator =
  /^\s*(?:-{2,}\s*(?:Original Message|Ursprungligt meddelande|Opprinnelig melding|Oprindelig meddelelse|Alkuperäinen viesti|Forwarded message)\s*-{2,}|_{20,})\s*$/i;
const repeatedHeader = /^\s*\*?(?:From|Från|Fra|Lähettäjä):\*?\s.*[@<]/;

/** Splits a mail's text into what was written and what is quoted, in their order. */
export function splitQuotes(text: string): TextPart[] {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => separator.test(line) || repeatedHeader.test(line));
  const parts: { lines: string[]; isQuoted: boolean }[] = [];
  /** The next line that is not empty, for each line. */
  const following: string[] = [];
  for (let index = lines.length - 1, next = ""; index >= 0; index--) {
    following[index] = next;
    if (lines[index]?.trim()) next = lines[index] ?? "";
  }
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    const isBeforeQuote = quotedLine.test(following[index] ?? "");
    const isQuoted =
      (end !== -1 && index >= end) ||
      quotedLine.test(line) ||
      (isBeforeQuote && introduction.test(line)) ||
      (isBeforeQuote && line.trim() === "" && last?.isQuoted === true);
    if (last?.isQuoted === isQuoted) last.lines.push(line);
    else parts.push({ lines: [line], isQuoted });
  }
  return parts
    .map(({ lines: part, isQuoted }) => ({ text: part.join("\n").replace(/^\n+/, "").trimEnd(), isQuoted }))
    .filter((part) => part.text !== "");
}

/** What was written, without what mail programs repeat of earlier mails. */
export const withoutQuotes = (text: string): string =>
  splitQuotes(text)
    .flatMap((part) => (part.isQuoted ? [] : [part.text]))
    .join("\n\n");
