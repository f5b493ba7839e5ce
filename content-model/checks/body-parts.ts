import { Marked, type Token } from "marked";
import type { ParsedFile } from "../parse-file.ts";
import { valueOfText } from "../text-values.ts";

/** A part of a Markdown file's text that checks look at. */
export type BodyPart = {
  type: "link" | "image" | "heading" | "html" | "code" | "paragraph" | "text";
  raw: string;
  /** The words of a link, the description of an image. */
  text: string;
  /** Of a link or image. */
  href: string;
  /** Its line in the file, from 1. */
  line: number;
};

/** Whether checks look at a part. */
function isChecked(token: Token): boolean {
  if (token.type === "heading") return token.depth === 1;
  if (token.type === "code") return token.lang !== "chart";
  if (token.type === "paragraph") return /^[#|•-]/.test(token.raw);
  // What may be a mark of Markdown that is shown as it is.
  if (token.type === "text") return !("tokens" in token && token.tokens) && /[*_\]{]/.test(token.raw);
  return ["link", "image", "html"].includes(token.type);
}

/** Finds the parts of a text, with lines from 0. */
function findParts(body: string): BodyPart[] {
  const marked = new Marked();
  const found: BodyPart[] = [];
  let blockLine = 0;
  for (const block of marked.lexer(body)) {
    let from = 0;
    marked.walkTokens([block], (token) => {
      // Parts come in the order of the text, so that equal ones are found one after the other.
      const at = Math.max(block.raw.indexOf(token.raw, from), 0);
      if (token.type === "link" || token.type === "image") from = at + 1;
      if (!isChecked(token)) return;
      const { type, raw, text = "", href = "" } = token as BodyPart;
      found.push({ type, raw, text, href, line: blockLine + block.raw.slice(0, at).split("\n").length - 1 });
    });
    blockLine += block.raw.split("\n").length - 1;
  }
  return found;
}

/** The parts of a Markdown file's text that checks look at, in its order. */
export function bodyParts({ body, bodyLine }: ParsedFile): BodyPart[] {
  const parts = valueOfText("body-parts", body, () => findParts(body));
  return parts.map((part) => ({ ...part, line: bodyLine + part.line }));
}
