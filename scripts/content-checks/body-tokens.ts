import { Marked, type Token } from "marked";
import type { ContentFile } from "./content.ts";

/** The parts of a Markdown file's text, each with its line in the file. */
export function bodyTokens({ body, bodyLine }: ContentFile): { token: Token; line: number }[] {
  const marked = new Marked();
  const found: { token: Token; line: number }[] = [];
  let blockLine = bodyLine;
  for (const block of marked.lexer(body)) {
    let from = 0;
    marked.walkTokens([block], (token) => {
      // Parts come in the order of the text, so that equal ones are found one after the other.
      const at = Math.max(block.raw.indexOf(token.raw, from), 0);
      if (token.type === "link" || token.type === "image") from = at + 1;
      found.push({ token, line: blockLine + block.raw.slice(0, at).split("\n").length - 1 });
    });
    blockLine += block.raw.split("\n").length - 1;
  }
  return found;
}
