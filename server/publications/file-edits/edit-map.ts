import { isNode, isScalar, type Pair, type YAMLMap } from "yaml";
import type { SiteValue } from "#contract/desk/site-values.ts";
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

const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

const startOf = ({ key }: Pair) => (isNode(key) ? rangeOf(key)[0] : 0);

/** Where a field's value ends, or its colon when it has none. */
function endOf({ key, value }: Pair): number {
  const end = isNode(key) ? rangeOf(key)[1] : 0;
  return isNode(value) ? Math.max(end + 1, rangeOf(value)[1]) : end + 1;
}

/** A field with its value, in the lines of a map whose names begin at a column. */
function fieldSource(name: string, value: SiteValue, column: number): string {
  if (isSimple(value)) {
    return `${name}: ${scalarSource(value, { isInFlow: false })}`;
  }
  if (Object.keys(value).length === 0) return `${name}: ${Array.isArray(value) ? "[]" : "{}"}`;
  return `${name}:\n${indentLines(blockSource(value), column + 2)}`;
}

const inFlow = (value: SiteValue) =>
  isSimple(value) ? scalarSource(value, { isInFlow: true }) : flowSource(value);

/**
 * Adds a field to a map.
 * @param order the fields in the order in which they should stand
 */
export function insertField(
  source: string,
  map: YAMLMap,
  name: string,
  value: SiteValue,
  order: string[],
): Splice {
  const pairs = map.items as Pair[];
  const before = order.slice(0, Math.max(0, order.indexOf(name)));
  const previous = order.includes(name)
    ? pairs.findLast((pair) => before.includes(nameOf(pair)))
    : pairs.at(-1);
  const [first] = pairs;
  if (!first) {
    const [start, end] = rangeOf(map);
    return { start, end, text: `{ ${name}: ${inFlow(value)} }` };
  }
  if (map.flow) {
    const field = `${name}: ${inFlow(value)}`;
    const at = previous ? endOf(previous) : startOf(first);
    return { start: at, end: at, text: previous ? `, ${field}` : `${field}, ` };
  }
  const column = columnOf(source, startOf(first));
  const lineBreak = lineBreakOf(source);
  const field = fieldSource(name, value, column).replaceAll("\n", lineBreak);
  const indent = " ".repeat(column);
  if (!previous) {
    const at = startOf(first);
    return { start: at, end: at, text: `${field}${lineBreak}${indent}` };
  }
  const at = nextLineStart(source, endOf(previous));
  const isAtEnd = at === source.length && !source.endsWith("\n");
  return {
    start: at,
    end: at,
    text: isAtEnd ? `${lineBreak}${indent}${field}` : `${indent}${field}${lineBreak}`,
  };
}

/** Removes a field from a map. */
export function removeField(source: string, map: YAMLMap, name: string): Splice {
  const pairs = map.items as Pair[];
  const index = pairs.findIndex((pair) => nameOf(pair) === name);
  const pair = pairs[index] as Pair;
  const [next, previous] = [pairs[index + 1], pairs[index - 1]];
  if (pairs.length === 1) {
    const [start, end] = rangeOf(map);
    return { start, end, text: source.slice(start, end).endsWith("\n") ? "{}\n" : "{}" };
  }
  const start = startOf(pair);
  if (map.flow) {
    return next
      ? { start, end: startOf(next), text: "" }
      : { start: previous ? endOf(previous) : start, end: endOf(pair), text: "" };
  }
  const line = lineStart(source, start);
  // The first field of a list's entry stands behind the hyphen.
  if (source.slice(line, start).trim() !== "" && next) return { start, end: startOf(next), text: "" };
  return { start: line, end: nextLineStart(source, endOf(pair)), text: "" };
}
