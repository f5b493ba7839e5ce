import { isItem } from "#contract/desk/site-items.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { changedJustNow } from "./changed-just-now.ts";
import { readDraftFile } from "./draft-files.ts";
import { type Editor, inTransaction } from "./editor.ts";
import { picturesBeside } from "./pictures/list-pictures.ts";
import { removePicture } from "./pictures/save-picture.ts";
import { addRedirect, takeBackRedirects } from "./redirects.ts";
import { storeDraft } from "./save-edits.ts";

/**
 * Makes the removal of an item the draft of its file: it is removed when that is published, and its address is
 * redirected from then on.
 * @param to where the address leads; undefined says that it is gone
 * @throws ConflictError for what the site cannot do without
 */
export async function removeItem(
  editor: Editor,
  member: ActingMember,
  file: string,
  to?: string,
): Promise<void> {
  requireSiteRight(member, "editor");
  const draftFile = await readDraftFile(editor, file);
  if (!isItem(file)) throw new ConflictError("This page cannot be removed.");
  if (draftFile.text === null) throw new NotFoundError("This item was already removed.");
  const isNew = draftFile.current === null;
  const pictures = await picturesBeside(editor, file);
  await inTransaction(editor, async (editor) => {
    // Of two versions of the item neither stays.
    const change = { text: null, made: [], base: draftFile.current };
    if (!(await storeDraft(editor, member, draftFile, change))) {
      throw changedJustNow();
    }
    for (const picture of pictures) await removePicture(editor, member, picture);
    const address = editor.renderer.addressOf(file);
    if (address === null) return;
    if (isNew) await takeBackRedirects(editor, member, new Set([address]));
    await addRedirect(editor, member, { from: address, to, isNew });
  });
}
