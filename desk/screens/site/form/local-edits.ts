import type { SiteEdit } from "#contract/desk/site.ts";
import type { SiteValue } from "#contract/desk/site-values.ts";

export type Path = (string | number)[];

export const pathKey = (path: Path) => path.join(".");

/** The path of a field that is written with dots. */
export const toPath = (key: string): Path =>
  key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The value at a path; undefined when there is none. */
export const valueAtPath = (value: SiteValue, path: Path): SiteValue | undefined =>
  path.reduce<SiteValue | undefined>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? (inner as { [name: string]: SiteValue })[key] : undefined,
    value,
  );

/** A copy of a value in which one inside it is another. */
function replaceAt(
  value: SiteValue,
  path: Path,
  change: (old: SiteValue | undefined) => SiteValue | undefined,
): SiteValue {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) ?? null;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as {
    [name: string]: SiteValue;
  };
  const inner = rest.length === 0 ? change(copy[key]) : replaceAt(copy[key] ?? {}, rest, change);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

/** The values of a form after an edit; what it does not concern stays the same object. */
export function applyLocally(values: SiteValue, edit: SiteEdit): SiteValue {
  return replaceAt(values, edit.path, (old) => {
    if (edit.kind === "set") return edit.value;
    const list = Array.isArray(old) ? [...old] : [];
    if (edit.kind === "insert") list.splice(edit.index, 0, edit.value);
    else {
      const [entry = null] = list.splice(edit.index, 1);
      if (edit.kind === "move") list.splice(edit.to, 0, entry);
    }
    return list;
  });
}

/** Adds an edit to those that wait to be sent; typing in one field stays one edit. */
export function queueEdit(waiting: SiteEdit[], edit: SiteEdit): SiteEdit[] {
  const last = waiting.at(-1);
  if (last?.kind !== "set" || edit.kind !== "set" || pathKey(last.path) !== pathKey(edit.path)) {
    return [...waiting, edit];
  }
  return [...waiting.slice(0, -1), { ...edit, before: last.before }];
}
