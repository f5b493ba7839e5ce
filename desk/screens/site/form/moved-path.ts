import { replaceEqualDeep } from "@tanstack/react-query";
import { type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";

const isEqual = (one: SiteValue | undefined, other: SiteValue | undefined) =>
  replaceEqualDeep(one, other) === one;

/** Where the entry of a list stands in a newer one; null when it is no longer there. */
function movedIndex(
  index: number,
  seen: (SiteValue | undefined)[],
  now: SiteValue | undefined,
): number | null {
  const lists = seen.flatMap((one) => (Array.isArray(one) && index < one.length ? [one] : []));
  if (!Array.isArray(now) || lists.length === 0) return index;
  const isEntry = (entry: SiteValue | undefined) => lists.some((one) => isEqual(one[index], entry));
  const isChangedInPlace = (one: SiteValue[]) =>
    one.length === now.length && one.every((entry, at) => at === index || isEqual(entry, now[at]));
  if (isEntry(now[index]) || lists.some(isChangedInPlace)) return index;
  // Equal entries cannot be told apart.
  if (lists.some((one) => one.filter((entry) => isEqual(entry, one[index])).length > 1)) return null;
  const moved = now.findIndex(isEntry);
  if (moved >= 0) return moved;
  // In a list of the same length, the entry itself was changed.
  return lists.some(({ length }) => length === now.length) ? index : null;
}

/**
 * Where a value stands in newer values, in which entries of lists may have been added, removed or moved.
 * @param seen the values in which it stood there, before and after edits that may not have been made
 * @returns null when its entry is no longer there, or cannot be told from the others
 */
export function movedPath(path: ValuePath, seen: SiteValue[], now: SiteValue): ValuePath | null {
  let inside: (SiteValue | undefined)[] = seen;
  const found: ValuePath = [];
  for (const key of path) {
    const next = typeof key === "number" ? movedIndex(key, inside, valueAt(now, found)) : key;
    if (next === null) return null;
    found.push(next);
    inside = inside.map((one) => valueAt(one, [key]));
  }
  return found;
}
