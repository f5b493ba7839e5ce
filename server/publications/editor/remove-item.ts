import { isItem } from "#contract/desk/site-items.ts";
import { ConflictError, NotFoundError } from "../../submissions/desk/errors.ts";
import { type ActingMember, requireSiteRight } from "../../submissions/desk/permissions.ts";
import { readValues } from "../file-edits/apply-edit.ts";
import { type Json, valueAt } from "../file-edits/edit.ts";
import { draftContent, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { removePicture } from "./pictures/save-picture.ts";
import { saveEdits, storeDraft } from "./save-edits.ts";

const redirects = "redirects.yaml";

/** Says where an address leads that disappears; without a target, that it is gone. */
async function addRedirect(editor: Editor, member: ActingMember, from: string, to: string | undefined) {
  const { text } = await readDraftFile(editor, redirects);
  const list = text === null ? undefined : valueAt(readValues(redirects, text), ["redirects"]);
  if (!Array.isArray(list)) throw new ConflictError("The redirects cannot be read.");
  if (list.some((one) => valueAt(one, ["from"]) === from)) return;
  const value: Json = to ? { from, to } : { from };
  const { length } = list;
  await saveEdits(editor, member, redirects, [
    { kind: "insert", path: ["redirects"], index: length, length, value },
  ]);
}

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
  const open = await readDraftFile(editor, file);
  if (!isItem(file)) throw new ConflictError("This page cannot be removed.");
  if (open.text === null) throw new NotFoundError("It was removed already.");
  const isNew = open.current === null;
  const pictures = await editor.renderer.listPictures(file, await draftContent(editor));
  for (const picture of pictures) {
    if (picture.file !== null) await removePicture(editor, member, picture.file);
  }
  if (!(await storeDraft(editor, member, open, { text: null, made: [] }))) {
    throw new ConflictError("It was changed just now. Please look at it again.");
  }
  const address = editor.renderer.addressOf(file);
  if (address !== null && !isNew) await addRedirect(editor, member, address, to);
}
