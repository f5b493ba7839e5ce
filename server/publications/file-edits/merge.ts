import { isDeepStrictEqual } from "node:util";
import { isMap, type SiteEdit, type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { applyEdit, readValues } from "./apply-edit.ts";
import { EditError } from "./edit-error.ts";

/** A value that two people have changed, as it is in both versions. */
export type MergeConflict = { path: ValuePath; ours: SiteValue | undefined; theirs: SiteValue | undefined };

/** A value that differs. Lists of different length differ as a whole. */
export type Difference = { path: ValuePath; before: SiteValue | undefined; after: SiteValue | undefined };

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
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((entry, index) => differences(entry, after[index], [...at, index]));
  }
  return [{ path: at, before, after }];
}

const isWithin = (path: ValuePath, parent: ValuePath) => parent.every((key, index) => path[index] === key);

const overlaps = (one: ValuePath, other: ValuePath) => isWithin(one, other) || isWithin(other, one);

const isList = ({ before, after }: Difference) => Array.isArray(before) && Array.isArray(after);

/** Makes changes of single values in a file, as far as they can be made. @returns those that cannot */
function applyAll(file: string, text: string, changes: Difference[]): { text: string; left: Difference[] } {
  const left: Difference[] = [];
  let edited = text;
  for (const change of changes) {
    const edit: SiteEdit = { kind: "set", path: change.path, value: change.after };
    try {
      edited = applyEdit(file, edited, edit);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      left.push(change);
    }
  }
  return { text: edited, left };
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
  const own = differences(baseValues, ourValues);
  const other = differences(baseValues, theirValues);
  // The version whose lists have other entries is the one that the other's changes are made in.
  const keepsOurs = own.some(isList);
  const [kept, changes, made] = keepsOurs ? [ours, other, own] : [theirs, own, other];
  const isClear = (change: Difference) => !made.some(({ path }) => overlaps(path, change.path));
  const clear = changes.filter((change) => isClear(change) && !(keepsOurs && isList(change)));
  const disputed = changes.filter(
    (change) =>
      !clear.includes(change) &&
      !isDeepStrictEqual(valueAt(ourValues, change.path), valueAt(theirValues, change.path)),
  );
  // Ours is what stays where both changed a value.
  const first = applyAll(file, kept, clear);
  const second = keepsOurs
    ? { text: first.text, left: [] }
    : applyAll(
        file,
        first.text,
        disputed.map((change) => ({ ...change, after: valueAt(ourValues, change.path) })),
      );
  const paths = [...disputed, ...first.left, ...second.left].map(({ path }) => path);
  const unique = paths.filter(
    (path, index) => paths.findIndex((one) => isDeepStrictEqual(one, path)) === index,
  );
  if (second.left.length > 0 || first.left.length > 0) {
    // What cannot be merged value by value is left to a person: our version stays as it is.
    return { text: ours, conflicts: unique.map((path) => conflictAt(path, ourValues, theirValues)) };
  }
  return { text: second.text, conflicts: unique.map((path) => conflictAt(path, ourValues, theirValues)) };
}

const conflictAt = (
  path: ValuePath,
  ours: SiteValue | undefined,
  theirs: SiteValue | undefined,
): MergeConflict => ({
  path,
  ours: valueAt(ours, path),
  theirs: valueAt(theirs, path),
});
