import path from "node:path";
import type { SiteFile } from "#contract/desk/site.ts";
import { folderOf, isItem } from "#contract/desk/site-items.ts";
import { NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { addressTaken, requireFreeName } from "./create-item.ts";
import { readDraftFile } from "./draft-files.ts";
import { type Editor, inTransaction } from "./editor.ts";
import { moveReferences } from "./move-references.ts";
import { picturesBeside } from "./pictures/list-pictures.ts";
import { copyPicture } from "./pictures/save-picture.ts";
import { describeFile } from "./read-file.ts";
import { removeItem } from "./remove-item.ts";
import { storeDraft } from "./save-edits.ts";

/**
 * Gives an item with a page another address: a draft of its file and pictures under another name, in all that names it,
 * and a redirect from the old address, once it was on the site.
 * @param name the end of the new address
 * @throws ConflictError when the name cannot be an address, or an item has it
 */
export async function moveItem(
  editor: Editor,
  member: ActingMember,
  file: string,
  name: string,
): Promise<SiteFile> {
  requireSiteRight(member, "editor");
  const { text, draft } = await readDraftFile(editor, file);
  if (text === null || !isItem(file) || editor.renderer.addressOf(file) === null) {
    throw new NotFoundError("This item has no address that can be changed.");
  }
  const moved = await requireFreeName(editor, folderOf(file), name);
  await inTransaction(editor, async (editor) => {
    let renamed = text;
    for (const picture of await picturesBeside(editor, file)) {
      const own = `${name}${picture.slice(file.length - path.extname(file).length)}`;
      await copyPicture(editor, member, picture, `${folderOf(file)}/${own}`);
      // As the text of an article calls it.
      renamed = renamed.replaceAll(`(${path.posix.basename(picture)}`, `(${own}`);
    }
    const change = { text: renamed, made: [], edits: draft?.edits };
    if (!(await storeDraft(editor, member, moved, change))) throw addressTaken(name);
    await removeItem(editor, member, file, editor.renderer.addressOf(moved.file) ?? undefined);
    await moveReferences(editor, member, file, moved.file);
  });
  return describeFile(editor, moved.file);
}
