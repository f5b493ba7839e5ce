import { isItem } from "#contract/desk/site-items.ts";
import { type SiteEdit, type SiteValue, valueAt } from "#contract/desk/site-values.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { readValues } from "../file-edits/apply-edit.ts";
import { changedJustNow } from "./changed-just-now.ts";
import { readDraftFile } from "./draft-files.ts";
import { type Editor, inTransaction } from "./editor.ts";
import { picturesBeside } from "./pictures/list-pictures.ts";
import { removePicture } from "./pictures/save-picture.ts";
import { storeDraft, storeEdits } from "./save-edits.ts";

/** The file that says where addresses lead that the site no longer has. */
export const redirects = "redirects.yaml";

type Move = { from: string; to: string | undefined; isNew: boolean };

/**
 * Says where an address leads that disappears: without a target, that it is gone. What led to it leads to the target,
 * too. One that was never on the site gets no redirect.
 */
async function addRedirect(editor: Editor, member: ActingMember, { from, to, isNew }: Move) {
  const { text } = await readDraftFile(editor, redirects);
  const list = text === null ? undefined : valueAt(readValues(redirects, text), ["redirects"]);
  if (!Array.isArray(list)) throw new ConflictError("The redirects cannot be read.");
  const { length } = list;
  const value: SiteValue = to ? { from, to } : { from };
  const isKnown = list.some((one) => valueAt(one, ["from"]) === from);
  const edits: SiteEdit[] = list.flatMap((one, index) =>
    to && valueAt(one, ["to"]) === from
      ? { kind: "set", path: ["redirects", index, "to"], before: from, value: to }
      : [],
  );
  if (!isNew && !isKnown) edits.push({ kind: "insert", path: ["redirects"], index: length, length, value });
  if (edits.length > 0) await storeEdits(editor, member, redirects, edits);
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
  const draftFile = await readDraftFile(editor, file);
  if (!isItem(file)) throw new ConflictError("This page cannot be removed.");
  if (draftFile.text === null) throw new NotFoundError("This item was already removed.");
  const isNew = draftFile.current === null;
  const pictures = await picturesBeside(editor, file);
  await inTransaction(editor, async (editor) => {
    if (!(await storeDraft(editor, member, draftFile, { text: null, made: [] }))) {
      throw changedJustNow();
    }
    for (const picture of pictures) await removePicture(editor, member, picture);
    const address = editor.renderer.addressOf(file);
    if (address !== null) await addRedirect(editor, member, { from: address, to, isNew });
  });
}
