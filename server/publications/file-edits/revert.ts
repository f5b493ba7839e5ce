import { isDeepStrictEqual } from "node:util";
import { type SiteEdit, type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { applyEdit, readValues } from "./apply-edit.ts";

/** The edits that make a list another one: only entries that differ are removed and inserted. */
function listEdits(path: ValuePath, from: SiteValue[], to: SiteValue[]): SiteEdit[] {
  const shorter = Math.min(from.length, to.length);
  let first = 0;
  while (first < shorter && isDeepStrictEqual(from[first], to[first])) first++;
  let last = 0;
  while (last < shorter - first && isDeepStrictEqual(from.at(-1 - last), to.at(-1 - last))) last++;
  const edits: SiteEdit[] = [];
  let length = from.length;
  // What is new is inserted first, so that the list is never empty.
  for (const value of to.slice(first, to.length - last).reverse()) {
    edits.push({ kind: "insert", path, index: first, length, value });
    length++;
  }
  const added = to.length - last - first;
  for (const before of from.slice(first, from.length - last)) {
    edits.push({ kind: "remove", path, index: first + added, before });
  }
  return edits;
}

/**
 * Gives a value of a file the one that it has in another version of it.
 * @throws EditError when it cannot be written
 */
export function revertValue(
  file: string,
  text: string,
  path: ValuePath,
  { base, order }: { base: string; order: string[] },
): string {
  const from = valueAt(readValues(file, text), path);
  const to = valueAt(readValues(file, base), path);
  const edits: SiteEdit[] =
    Array.isArray(from) && Array.isArray(to)
      ? listEdits(path, from, to)
      : [{ kind: "set", path, before: from, value: to }];
  return edits.reduce((edited, edit) => applyEdit(file, edited, edit, { order, base }), text);
}
