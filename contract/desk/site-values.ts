import * as z from "zod/mini";

/** A content file by its path below the content folder, such as `pages/home.yaml`. */
export const file = z.string().check(z.maxLength(200));

/** Names of fields and indexes of list entries. The text of a Markdown file is `["body"]`. */
export const path = z
  .array(z.union([z.string().check(z.maxLength(200)), z.int()]))
  .check(z.minLength(1), z.maxLength(30));

/** Where a value stands in its file; the whole file is `[]`. */
export type ValuePath = z.output<typeof path>;

export const json = z.json();

/** A value of a content file, as JSON has it. */
export type SiteValue = z.output<typeof json>;

const index = z.int().check(z.minimum(0));

/**
 * A change of one value or list entry. `before` is what its author saw: what somebody else has changed since is not
 * overwritten, and is answered under `refused`. A value that is left out is a field that is not there.
 */
export const editSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), path, before: z.optional(json), value: z.optional(json) }),
  z.strictObject({ kind: z.literal("insert"), path, index, length: index, value: json }),
  z.strictObject({ kind: z.literal("remove"), path, index, before: json }),
  z.strictObject({ kind: z.literal("move"), path, index, to: index, before: json }),
]);
export type SiteEdit = z.output<typeof editSchema>;

/** A value that differs from the content folder. */
export const changeSchema = z.object({
  path,
  /** Where it stands, in the words of the form. */
  place: z.string(),
  before: z.optional(json),
  after: z.optional(json),
  author: z.string(),
  at: z.number(),
});
export type SiteFileChange = z.output<typeof changeSchema>;

export type ValueMap = { [name: string]: SiteValue };

export const isMap = (value: SiteValue | undefined): value is ValueMap =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A path written with dots: `seo.title`, `sections.2.text`. */
export const pathKey = (path: ValuePath) => path.join(".");

/** The path that is written with dots. */
export const toPath = (key: string): ValuePath =>
  key === "" ? [] : key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The value at a path; undefined when there is none. */
export const valueAt = (value: SiteValue | undefined, path: ValuePath): SiteValue | undefined =>
  path.reduce<SiteValue | undefined>(
    (parent, key) =>
      typeof parent === "object" && parent !== null && Object.hasOwn(parent, key)
        ? (parent as ValueMap)[key]
        : undefined,
    value,
  );

/** Whether a field is not there, or nothing is written in it. */
export function isMissing(values: SiteValue, path: ValuePath): boolean {
  const value = valueAt(values, path);
  return value === undefined || value === null || value === "";
}

/** A copy of a value in which one inside it is another. */
function replaceAt(
  value: SiteValue,
  path: ValuePath,
  change: (old: SiteValue | undefined) => SiteValue | undefined,
): SiteValue {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) ?? null;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as ValueMap;
  const inner = rest.length === 0 ? change(copy[key]) : replaceAt(copy[key] ?? {}, rest, change);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

/** The values of a file after an edit; what it does not concern stays the same object. */
export function editedValues(values: SiteValue, edit: SiteEdit): SiteValue {
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

/** Every value inside another one that is neither a list nor a map, and where it stands. */
export function valuesIn(value: unknown, path: ValuePath = []): { path: ValuePath; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, one]) => valuesIn(one, [...path, key]));
}

/** Every text in a value, and where it stands. */
export const textsIn = (value: unknown): { path: ValuePath; text: string }[] =>
  valuesIn(value).flatMap(({ path, value: text }) => (typeof text === "string" ? [{ path, text }] : []));
