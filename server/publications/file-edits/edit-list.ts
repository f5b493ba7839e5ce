import { isCollection, isScalar, type Node, type YAMLSeq } from "yaml";
import type { SiteValue } from "#contract/desk/site-values.ts";
import { EditError } from "./edit-error.ts";
import { isSimple, scalarSource } from "./scalar-source.ts";
import {
  blockSource,
  columnOf,
  flowSource,
  indentLines,
  lineBreakOf,
  lineStart,
  nextLineStart,
  rangeOf,
  type Splice,
} from "./yaml-source.ts";

type ListEdit =
  | { kind: "insert"; index: number; value: SiteValue }
  | { kind: "remove"; index: number }
  | { kind: "move"; index: number; to: number };

/** Where the hyphen of each entry stands. */
function hyphens(list: YAMLSeq): number[] {
  const token = list.srcToken;
  if (token?.type !== "block-seq") throw new EditError("This list cannot be edited here.");
  return token.items.flatMap(({ start }) => {
    const hyphen = start.find(({ type }) => type === "seq-item-ind");
    return hyphen ? [hyphen.offset] : [];
  });
}

/** The start of the comments directly above an entry, or of its line. */
function withComments(source: string, start: number, previousEnd: number): number {
  let from = start;
  while (from > previousEnd) {
    const above = lineStart(source, from - 1);
    if (above < previousEnd || !/^\s*#/.test(source.slice(above, from))) break;
    from = above;
  }
  return from;
}

/** The lines of each entry of a list in block style. */
function entryLines(source: string, list: YAMLSeq): { starts: number[]; end: number } {
  const starts = hyphens(list).map((offset) => lineStart(source, offset));
  const ends = (list.items as Node[]).map((node) => nextLineStart(source, rangeOf(node)[1]));
  if (new Set(starts).size < starts.length || !/^ *-/.test(source.slice(starts[0]))) {
    throw new EditError("This list cannot be edited here.");
  }
  return {
    starts: starts.map((start, index) =>
      index === 0 ? start : withComments(source, start, ends[index - 1] ?? 0),
    ),
    end: ends.at(-1) ?? source.length,
  };
}

/** A new entry of a list in block style, written like those beside it. */
function entrySource(value: SiteValue, column: number, neighbor: unknown, lineBreak: string): string {
  const like =
    isScalar(neighbor) && neighbor.type === "QUOTE_DOUBLE" ? { type: neighbor.type, source: "" } : undefined;
  const isInBraces = isCollection(neighbor) && neighbor.flow === true;
  const complex = isInBraces ? flowSource : blockSource;
  const lines = isSimple(value) ? scalarSource(value, { like, isInFlow: false }) : complex(value);
  const [first = "", ...others] = indentLines(lines, column + 2).split("\n");
  return [`${" ".repeat(column)}- ${first.trimStart()}`, ...others, ""].join(lineBreak);
}

function editBlockList(source: string, list: YAMLSeq, edit: ListEdit): Splice {
  const { starts, end } = entryLines(source, list);
  const lineBreak = lineBreakOf(source);
  const chunks = starts.map((start, index) => source.slice(start, starts[index + 1] ?? end));
  const start = starts[0] ?? 0;
  const last = chunks.length - 1;
  const isOpen = !chunks[last]?.endsWith("\n");
  if (isOpen) chunks[last] += lineBreak;
  if (edit.kind === "insert") {
    const column = columnOf(source, hyphens(list)[0] ?? 0);
    chunks.splice(edit.index, 0, entrySource(edit.value, column, list.items[0], lineBreak));
  } else {
    const [chunk = ""] = chunks.splice(edit.index, 1);
    if (edit.kind === "move") chunks.splice(edit.to, 0, chunk);
  }
  const text = chunks.join("");
  return { start, end, text: isOpen ? text.slice(0, -lineBreak.length) : text };
}

function editFlowList(source: string, list: YAMLSeq, edit: ListEdit): Splice[] {
  const ranges = (list.items as Node[]).map(rangeOf);
  const textOf = ([start, end]: [number, number]) => source.slice(start, end);
  const insertion = (index: number, text: string): Splice => {
    const previous = ranges[index - 1];
    const next = ranges[index];
    if (previous) return { start: previous[1], end: previous[1], text: `, ${text}` };
    if (next) return { start: next[0], end: next[0], text: `${text}, ` };
    const [start, end] = rangeOf(list);
    return { start, end, text: `[${text}]` };
  };
  if (edit.kind === "insert") {
    const { value } = edit;
    return [
      insertion(edit.index, isSimple(value) ? scalarSource(value, { isInFlow: true }) : flowSource(value)),
    ];
  }
  const own = ranges[edit.index] ?? [0, 0];
  const [next, previous] = [ranges[edit.index + 1], ranges[edit.index - 1]];
  const removal: Splice = previous
    ? { start: previous[1], end: own[1], text: "" }
    : { start: own[0], end: next ? next[0] : own[1], text: "" };
  if (edit.kind === "remove") return [removal];
  // The index to insert at, before anything is removed.
  return [removal, insertion(edit.to > edit.index ? edit.to + 1 : edit.to, textOf(own))];
}

/**
 * Adds, removes or moves an entry of a list.
 * @param parentColumn where the names beside the list's own begin; undefined when the list is no field's value
 */
export function editList(
  source: string,
  list: YAMLSeq,
  edit: ListEdit,
  parentColumn: number | undefined,
): Splice[] {
  const [start, end] = rangeOf(list);
  if (
    edit.kind === "insert" &&
    list.items.length === 0 &&
    !isSimple(edit.value) &&
    parentColumn !== undefined
  ) {
    const lineBreak = lineBreakOf(source);
    const entry = entrySource(edit.value, parentColumn + 2, undefined, lineBreak).trimEnd();
    // The space before the brackets goes with them.
    return [{ start: source[start - 1] === " " ? start - 1 : start, end, text: lineBreak + entry }];
  }
  if (list.flow || list.items.length === 0) return editFlowList(source, list, edit);
  if (edit.kind === "remove" && list.items.length === 1) {
    return [{ start, end, text: source.slice(start, end).endsWith("\n") ? "[]\n" : "[]" }];
  }
  return [editBlockList(source, list, edit)];
}
