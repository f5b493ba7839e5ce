import { convert } from "html-to-text";

/** Longest text that is kept of a mail, in characters. */
const maxTextLength = 100_000;
const maxLineLength = 300;
const maxHtmlLength = 2_000_000;

/** Characters that are not text, or change the direction of the text after them; PostgreSQL stores no NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text of a mail as it is stored. */
export const cleanText = (text: string): string =>
  text
    .slice(0, 2 * maxTextLength)
    .replace(/\r\n?/g, "\n")
    .replace(unwanted, "")
    .replaceAll("\u00a0", " ")
    // It looks at a run of spaces once, not from each of its characters.
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .slice(0, maxTextLength)
    .toWellFormed()
    .trim();

/** A header's value as one line of text. */
export const cleanLine = (text: string): string =>
  text
    .slice(0, 10 * maxLineLength)
    .replace(unwanted, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxLineLength)
    .toWellFormed();

/** Cells would be repeated for each row and column that they span, however many. */
const withoutSpans = (html: string) => html.replace(/(?:col|row)span(?=\s*=)/gi, "-");

/** The words of HTML. Nothing of it is ever shown as HTML; pictures, styles and scripts are left out. */
export function htmlText(html: string): string {
  return convert(withoutSpans(html), {
    wordwrap: false,
    limits: { maxInputLength: maxHtmlLength, maxDepth: 100, maxChildNodes: 5_000 },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "svg", format: "skip" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
    ],
  });
}
