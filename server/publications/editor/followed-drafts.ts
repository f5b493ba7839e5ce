import { type SiteValue, valueAt } from "#contract/desk/site-values.ts";
import { valuesOrNull } from "../file-edits/apply-edit.ts";
import { type DraftFile, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { ownerOf } from "./file-titles.ts";
import { isPictureFile } from "./pictures/picture-drafts.ts";
import { redirects } from "./remove-item.ts";

/** Where addresses lead, drafts included; nothing while the file cannot be read. */
async function redirectTargets(editor: Editor): Promise<Map<SiteValue | undefined, SiteValue | undefined>> {
  const { text } = await readDraftFile(editor, redirects);
  const list = valueAt(valuesOrNull(redirects, text) ?? {}, ["redirects"]);
  return new Map(
    Array.isArray(list) ? list.map((one) => [valueAt(one, ["from"]), valueAt(one, ["to"])]) : [],
  );
}

/** New items by the address of a page that is removed and leads to them: those that got another address. */
async function newItems(editor: Editor, files: DraftFile[]): Promise<(file: string) => string | undefined> {
  const { addressOf } = editor.renderer;
  const targets = await redirectTargets(editor);
  const added = files.filter(({ current }) => current === null).map(({ file }) => file);
  const byAddress = new Map(added.map((file) => [addressOf(file), file]));
  return (file) => {
    const target = targets.get(addressOf(file) ?? undefined);
    return typeof target === "string" ? byAddress.get(target) : undefined;
  };
}

/**
 * Drafts that are published with another one, and that one: a picture with its item, and the removal of an item with
 * the new item that its address leads to.
 * @param listed all content files
 */
export async function followedDrafts(
  editor: Editor,
  files: DraftFile[],
  listed: string[],
): Promise<Map<string, string>> {
  const drafted = files.map(({ file }) => file);
  const known = [...listed, ...drafted];
  const newItemOf = await newItems(editor, files);
  const follows = new Map<string, string>();
  for (const { file, text } of files) {
    const owner = isPictureFile(file) ? ownerOf(file, known) : text === null ? newItemOf(file) : undefined;
    if (owner !== undefined && drafted.includes(owner)) follows.set(file, owner);
  }
  // What follows a removal follows what that follows.
  for (const [file, owner] of follows) follows.set(file, follows.get(owner) ?? owner);
  return follows;
}
