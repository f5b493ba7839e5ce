import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { readParts } from "./front-matter.ts";

export type ContentLine = {
  /** From 1. */
  line: number;
  /** A value or a line of Markdown. */
  text: string;
  /** The key in front of the text, if it has one. */
  key?: string;
};

/**
 * Reads the texts of a content file, each with its line.
 * @param file path below the content folder
 */
export async function readContentLines(file: string): Promise<ContentLine[]> {
  const { yaml, body, firstLine, bodyLine } = await readParts(file);
  const lines: ContentLine[] = [];
  const lineCounter = new LineCounter();
  visit(parseDocument(yaml, { lineCounter }), {
    Scalar(at, { value, range }, path) {
      if (typeof value !== "string" || at === "key") return;
      const parent = path.at(-1);
      const key = parent && "key" in parent && isScalar(parent.key) ? String(parent.key.value) : undefined;
      lines.push({ text: value, key, line: lineOf(range?.[0]) });
    },
  });
  function lineOf(offset = 0) {
    return lineCounter.linePos(offset).line + firstLine - 1;
  }

  for (const [index, text] of body.split("\n").entries()) {
    if (text.trim()) lines.push({ text, line: bodyLine + index });
  }
  return lines;
}
