import { isDeepStrictEqual } from "node:util";
import { summaryOf } from "#contract/desk/field-labels.ts";
import { isMap, type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { applyEdit, readValues } from "./apply-edit.ts";
import { EditError } from "./edit-error.ts";

/** A value that two people have changed, as it is in both versions. */
export type MergeConflict = { path: ValuePath; ours: SiteValue | undefined; theirs: SiteValue | undefined };

/** A value that differs. Lists of different length or order differ as a whole. */
export type Difference = { path: ValuePath; before: SiteValue | undefined; after: SiteValue | undefined };

/** Whether an entry of a list stands at the place of another one in the other version. */
function isReordered(before: SiteValue[], after: SiteValue[]): boolean {
  const isMoved = (keyOf: (entry: SiteValue) => string) => {
    const [old, now] = [before.map(keyOf), after.map(keyOf)];
    return old.some(
      (key, from) => key !== "" && key !== now[from] && now.some((one, to) => one === key && one !== old[to]),
    );
  };
  return (
    isMoved((entry) => JSON.stringify(entry)) || isMoved((entry) => (isMap(entry) ? summaryOf(entry) : ""))
  );
}

/** The values in which two versions of a file differ. */
export function differences(
  before: SiteValue | undefined,
  after: SiteValue | undefined,
  at: ValuePath = [],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isMap(before) && isMap(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], [...at, name]));
  }
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (areLists && before.length === after.length && !isReordered(before, after)) {
    return before.flatMap((entry, index) => differences(entry, after[index], [...at, index]));
  }
  return [{ path: at, before, after }];
}

const isWithin = (path: ValuePath, parent: ValuePath) => parent.every((key, index) => path[index] === key);

/** Where both have changed a value: the outer of the two places, if one is in the other. */
function sharedPlace(one: ValuePath, other: ValuePath): ValuePath | undefined {
  if (isWithin(one, other)) return other;
  return isWithin(other, one) ? one : undefined;
}

/**
 * Merges two versions of a file that have the same origin, value by value. Where both changed a value, ours stays and is
 * reported: nothing is overwritten.
 * @throws EditError when a version cannot be read
 */
export function mergeFile(
  file: string,
  { base, ours, theirs }: { base: string; ours: string; theirs: string },
): { text: string; conflicts: MergeConflict[] } {
  if (theirs === base || ours === theirs) return { text: ours, conflicts: [] };
  if (ours === base) return { text: theirs, conflicts: [] };
  const [baseValues, ourValues, theirValues] = [base, ours, theirs].map((text) => readValues(file, text));
  const other = differences(baseValues, theirValues);
  const conflicts = new Map<string, MergeConflict>();
  let [text, isMerged] = [theirs, true];
  for (const own of differences(baseValues, ourValues)) {
    const shared = other.map((one) => sharedPlace(own.path, one.path)).find((place) => place !== undefined);
    const path = shared ?? own.path;
    const conflict = { path, ours: valueAt(ourValues, path), theirs: valueAt(theirValues, path) };
    if (isDeepStrictEqual(conflict.ours, conflict.theirs)) continue;
    if (shared) conflicts.set(JSON.stringify(path), conflict);
    try {
      text = applyEdit(file, text, { kind: "set", path, value: conflict.ours }, { base: ours });
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      conflicts.set(JSON.stringify(path), conflict);
      isMerged = false;
    }
  }
  // What cannot be merged value by value is left to a person: our version stays as it is.
  return { text: isMerged ? text : ours, conflicts: [...conflicts.values()] };
}

/**
 * The same of a file as a whole, such as a picture, or one that was removed. Ours stays; where both changed it, a person
 * decides.
 */
export function mergeWhole({ base, ours, theirs }: Record<"base" | "ours" | "theirs", string | null>): {
  text: string | null;
  conflicts: MergeConflict[];
} {
  const isClear = theirs === base || theirs === ours;
  return { text: ours, conflicts: isClear ? [] : [{ path: [], ours, theirs }] };
}
