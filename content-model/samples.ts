import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument } from "yaml";
import { readParts } from "./front-matter.ts";

/** Something in the content that must not go public as it is. */
export type Sample = {
  /**
   * `sample`: not confirmed, has an asterisk. `address`: ends in `.example`. `gap`: in square brackets. `placeholder`: a
   * comment says so. `question`: only the owner can answer it.
   */
  kind: "sample" | "address" | "gap" | "placeholder" | "question";
  /** From 1. */
  line: number;
  /** Where the value stands; `["body"]` for the text of a Markdown file. */
  path: (string | number)[];
  /** The value, or the line of Markdown. */
  source: string;
  /** What is not confirmed in it. */
  text: string;
};

/** `.example` addresses are reserved and belong to nobody (RFC 2606). */
const placeholderAddress = /[\w-]\.example\b/;

/** `[a value]` that only the owner knows, unless it is a Markdown link, footnote or note, or the `[…]` of a reply's template. */
const valueToFillIn = /(?<![!\]])\[(?!…\]|!)[^\]^]+\](?![([:])/g;

/** Asterisks around words: accents and emphasis. */
const pairs = /(?<![^\s([“"])\*+\S(?:[^*]*\S)?\*+/g;

/** An asterisk after a figure, name or term that is not confirmed, and the words before it. */
const mark = /[^*]+(?=\*)/g;

/** A comment that says so, after a value that looks real. */
const placeholderComment = /#\s*placeholder/;

/** What is not confirmed in a text. */
function classify(text: string): Pick<Sample, "kind" | "text"> | undefined {
  const samples = text.replace(pairs, " ").match(mark);
  if (samples) return { kind: "sample", text: samples.map((words) => words.trim()).join("; ") };
  if (placeholderAddress.test(text)) return { kind: "address", text: text.trim() };
  const values = text.match(valueToFillIn);
  return values ? { kind: "gap", text: values.join(", ") } : undefined;
}

/** A text without the marks of samples; accents and emphasis stay. */
export const confirmedText = (text: string): string =>
  text.replace(new RegExp(`(${pairs.source})|\\*`, "g"), (_, pair: string | undefined) => pair ?? "");

type Value = { path: Sample["path"]; text: string; line: number };

function* valuesIn(
  node: Node | ParsedNode | null | undefined,
  lineOf: (offset: number) => number,
  path: Sample["path"] = [],
): Generator<Value> {
  if (isScalar(node)) {
    const line = lineOf(node.range?.[0] ?? 0);
    if (typeof node.value === "string") yield { path, text: node.value, line };
    else yield { path, text: "", line };
  } else if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (isScalar(key)) yield* valuesIn(value as Node, lineOf, [...path, String(key.value)]);
    }
  } else if (isSeq(node)) {
    for (const [index, one] of node.items.entries()) yield* valuesIn(one as Node, lineOf, [...path, index]);
  }
}

/**
 * Finds everything in a content file that must not go public as it is, one a line, in the order of its lines.
 * @param file path below the content folder
 */
export async function findSamples(file: string): Promise<Sample[]> {
  const { yaml, body, firstLine, bodyLine } = await readParts(file);
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter, logLevel: "error" });
  const values = [...valuesIn(contents, (offset) => lineCounter.linePos(offset).line + firstLine - 1)];
  const byLine = new Map<number, Sample>();
  for (const [index, text] of yaml.split("\n").entries()) {
    const line = index + firstLine;
    const value = values.find((one) => one.line === line);
    if (!placeholderComment.test(text)) continue;
    const { path = [], text: source = "" } = value ?? {};
    byLine.set(line, { kind: "placeholder", line, path, source, text: text.trim() });
  }
  for (const { path, text, line } of values) {
    const isQuestion = file === "facts.yaml" && path[0] === "questions";
    const found = isQuestion ? { kind: "question" as const, text } : classify(text);
    if (found) byLine.set(line, { ...found, line, path, source: text });
  }
  let isCode = false;
  for (const [index, text] of body.split("\n").entries()) {
    if (/^\s*(```|~~~)/.test(text)) isCode = !isCode;
    const found = classify(text);
    // The lists of a chart are in brackets.
    if (!found || (isCode && found.kind === "gap")) continue;
    byLine.set(bodyLine + index, { ...found, line: bodyLine + index, path: ["body"], source: text });
  }
  return [...byLine.values()].sort((a, b) => a.line - b.line);
}
