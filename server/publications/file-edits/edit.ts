/** A value of a content file, as JSON has it. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Where a value stands: names of fields and indexes of list entries. The text of a Markdown file is `["body"]`. */
export type ValuePath = (string | number)[];

/**
 * A change of one value, or of the entries of a list. `before` is what its author saw there: what somebody else has
 * changed meanwhile is not overwritten. A value that is left out is a field that is not there.
 */
export type Edit =
  | { kind: "set"; path: ValuePath; before?: Json | undefined; value?: Json | undefined }
  | { kind: "insert"; path: ValuePath; index: number; length: number; value: Json }
  | { kind: "remove"; path: ValuePath; index: number; before: Json }
  | { kind: "move"; path: ValuePath; index: number; to: number; before: Json };

/** The file cannot be edited field by field, or not in this way; the message says why. */
export class EditError extends Error {
  override name = "EditError";
}

/** The value at a path; undefined when there is none. */
export function valueAt(value: Json | undefined, path: ValuePath): Json | undefined {
  return path.reduce<Json | undefined>((parent, key) => {
    if (typeof parent !== "object" || parent === null || !Object.hasOwn(parent, key)) return undefined;
    return (parent as { [name: string]: Json })[key];
  }, value);
}

/** The values as they are after an edit. */
export function editedValues(values: Json, edit: Edit): Json {
  const copy = structuredClone(values);
  if (edit.kind === "set") {
    const parent = valueAt(copy, edit.path.slice(0, -1)) as { [name: string]: Json };
    const key = edit.path.at(-1) ?? "";
    if (edit.value === undefined) delete parent[key];
    else parent[key] = edit.value;
    return copy;
  }
  const list = valueAt(copy, edit.path) as Json[];
  if (edit.kind === "insert") list.splice(edit.index, 0, edit.value);
  else {
    const [entry] = list.splice(edit.index, 1);
    if (edit.kind === "move" && entry !== undefined) list.splice(edit.to, 0, entry);
  }
  return copy;
}
