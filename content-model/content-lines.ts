import { isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { readParts } from "./front-matter.ts";

export type ContentLine = {
  /** From 1. */
  line: number;
  /** `text` is a value or a line of Markdown; `sample` stands for `sample: true` and holds the item's first text. */
  kind: "text" | "sample";
  text: string;
  /** The key in front of the text, if it has one. */
  key?: string;
};

/**
 * Reads the texts of a content file and its sample marks, each with its line.
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
      lines.push({ kind: "text", text: value, key, line: lineOf(range?.[0]) });
    },
    Pair(_, { key, value }, path) {
      const isSample = isScalar(key) && key.value === "sample" && isScalar(value) && value.value === true;
      if (isSample)
        lines.push({ kind: "sample", text: firstText(path.at(-1)), line: lineOf(key.range?.[0]) });
    },
  });
  function lineOf(offset = 0) {
    return lineCounter.linePos(offset).line + firstLine - 1;
  }

  for (const [index, text] of body.split("\n").entries()) {
    if (text.trim()) lines.push({ kind: "text", text, line: bodyLine + index });
  }
  return lines;
}

/** The first text of a map: the name or the title of an item. */
function firstText(map: unknown): string {
  const first = isMap(map)
    ? map.items.find(({ value }) => isScalar(value) && typeof value.value === "string")
    : null;
  return isScalar(first?.value) ? String(first.value.value) : "";
}
