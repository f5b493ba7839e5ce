import { replaceEqualDeep } from "@tanstack/react-query";
import { type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";

const isEqual = (one: SiteValue | undefined, other: SiteValue | undefined) =>
  replaceEqualDeep(one, other) === one;

/**
 * Where a value stands in newer values, in which entries of lists may have been added, removed or moved.
 * @param seen the values in which it stood there, before and after edits that may not have been made
 * @returns null when its entry is no longer there, or cannot be told from the others
 */
export function movedPath(path: ValuePath, seen: SiteValue[], now: SiteValue): ValuePath | null {
  let inside: (SiteValue | undefined)[] = seen;
  const found: ValuePath = [];
  for (const key of path) {
    const list = valueAt(now, found);
    const known = inside.flatMap((one) => (Array.isArray(one) && one.length > Number(key) ? [one] : []));
    let next = key;
    if (typeof key === "number" && Array.isArray(list) && known.length > 0) {
      const isEntry = (entry: SiteValue | undefined) => known.some((one) => isEqual(one[key], entry));
      const index = isEntry(list[key]) ? key : list.findIndex(isEntry);
      if (index < 0 && known.every(({ length }) => length !== list.length)) return null;
      if (index >= 0) next = index;
    }
    found.push(next);
    inside = inside.map((one) => valueAt(one, [key]));
  }
  return found;
}
