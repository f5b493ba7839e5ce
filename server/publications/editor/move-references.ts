import path from "node:path";
import { schemaAt } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import { type SiteEdit, type SiteValue, textsIn } from "#contract/desk/site-values.ts";
import { ConflictError } from "../../permissions/errors.ts";
import type { ActingMember } from "../../permissions/permissions.ts";
import { valuesOrNull } from "../file-edits/apply-edit.ts";
import { draftContent, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { redirects } from "./redirects.ts";
import { storeEdits } from "./save-edits.ts";

/** How a text names an item after its file got another name: in links to its page, or by the end of its address. */
function renamer({ addressOf }: Editor["renderer"], from: string, to: string) {
  const [old, now] = [path.posix.parse(from), path.posix.parse(to)];
  // Not the beginning of a longer address, nor the end of one on another site.
  const link = new RegExp(`(?<![\\w/.-])${addressOf(from)}(?![\\w-])`, "g");
  return (
    { path: at, text }: ReturnType<typeof textsIn>[number],
    schema: JsonSchema,
    values: SiteValue,
  ): string => {
    const isName = text === old.name && schemaAt(schema, values, at).itemOf === old.dir;
    return isName ? now.name : text.replace(link, addressOf(to) ?? "");
  };
}

/**
 * Makes all content, drafts included, name an item by its new address. Redirects stay: they are about addresses that
 * were on the site.
 */
export async function moveReferences(editor: Editor, member: ActingMember, from: string, to: string) {
  const { renderer } = editor;
  const renamed = renamer(renderer, from, to);
  const files = await renderer.listFiles(await draftContent(editor));
  for (const { file } of files.filter((one) => one.file !== redirects)) {
    const { text } = await readDraftFile(editor, file);
    if (!text?.includes(path.posix.parse(from).name)) continue;
    const [values, schema] = [valuesOrNull(file, text), renderer.fileSchema(file) ?? {}];
    const edits = textsIn(values).flatMap((one): SiteEdit[] => {
      const value = renamed(one, schema, values);
      return value === one.text ? [] : [{ kind: "set", path: one.path, before: one.text, value }];
    });
    if (edits.length === 0) continue;
    await storeEdits(editor, member, file, edits).catch((error) => {
      // What cannot be written here is said among the mistakes.
      if (!(error instanceof ConflictError)) throw error;
    });
  }
}
