import { type SiteValue, textsIn, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { valuesOrNull } from "../file-edits/apply-edit.ts";
import { type DraftFile, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";

/** Stands among the edits of a draft, before the file that it is a copy of: no field has this name. */
const key = "copy of";

/** The path under which the edits of a draft name the file that it is a copy of. */
export const copyOf = (file: string): ValuePath => [key, file];

/** Not a word of a list, an address or a day, which several items share. */
const isSentence = (text: string) => text.trim().split(/\s+/).length > 3;

/** Where a new item still has the sentences of the one that it is a copy of. */
export async function copiedTexts(editor: Editor, { draft, current }: DraftFile, values: SiteValue) {
  if (!draft || current !== null) return [];
  const paths = Object.keys(JSON.parse(draft.edits)).filter((one) => one.startsWith("["));
  const [, original] = paths.map((one): ValuePath => JSON.parse(one)).find(([name]) => name === key) ?? [];
  if (typeof original !== "string") return [];
  const { text } = await readDraftFile(editor, original);
  const before = valuesOrNull(original, text);
  const isSame = ({ path, text: own }: { path: ValuePath; text: string }) =>
    isSentence(own) && valueAt(before ?? {}, path) === own;
  return textsIn(values).flatMap((one) => (isSame(one) ? [one.path] : []));
}
