import { type ValuePath, valueAt, valuesIn } from "#contract/desk/site-values.ts";
import { valuesOrNull } from "../file-edits/apply-edit.ts";
import { type DraftFile, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";

/** The first part of a path among the edits of a draft, before the file that it is a copy of: no field has this name. */
const key = "copy of";

/** The path under which the edits of a draft name the file that it is a copy of. */
export const copyOf = (file: string): ValuePath => [key, file];

/** Fields with the day on which an item was written: that of a new one. */
export const dateFields = ["date", "datePosted"];

/** Fields in which a new item gets a value of its own. */
const ownFields = ["order", ...dateFields];

/** A figure, a day or a sentence: not a word of a list or an address, which several items share. */
const isOwn = (value: unknown) =>
  typeof value === "number" ||
  (typeof value === "string" && (/^\d{4}-\d\d-\d\d/.test(value) || value.trim().split(/\s+/).length > 3));

/** Where a new item still has what the one says that it is a copy of. */
export async function copiedValues(
  editor: Editor,
  { file, draft, current, text }: DraftFile,
): Promise<ValuePath[]> {
  if (!draft || current !== null) return [];
  const paths = Object.keys(JSON.parse(draft.edits)).filter((one) => one.startsWith("["));
  const [, original] = paths.map((one): ValuePath => JSON.parse(one)).find(([name]) => name === key) ?? [];
  if (typeof original !== "string") return [];
  const before = valuesOrNull(original, (await readDraftFile(editor, original)).text);
  return valuesIn(valuesOrNull(file, text) ?? {}).flatMap(({ path, value }) => {
    const isCopied = isOwn(value) && valueAt(before ?? {}, path) === value;
    return isCopied && !ownFields.includes(path.join(".")) ? [path] : [];
  });
}
