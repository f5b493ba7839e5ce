import { isDeepStrictEqual } from "node:util";
import { isPictureFile } from "#contract/desk/site-items.ts";
import { type SiteValue, valueAt } from "#contract/desk/site-values.ts";
import { valuesOrNull } from "../file-edits/apply-edit.ts";
import { type DraftFile, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { ownerOf } from "./file-titles.ts";
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

/** The removed item for whose address alone the redirects have a draft. */
function itemOfRedirect(editor: Editor, files: DraftFile[]): string | undefined {
  const draft = files.find(({ file }) => file === redirects);
  if (!draft) return undefined;
  const [before, after] = [draft.current, draft.text].map((text) => {
    const list = valueAt(valuesOrNull(redirects, text) ?? {}, ["redirects"]);
    return Array.isArray(list) ? list : [];
  }) as [SiteValue[], SiteValue[]];
  const [last = null] = after.slice(before.length);
  // What led to the item leads to where its address leads.
  const isSame = (one: SiteValue, index: number) =>
    isDeepStrictEqual(one, after[index]) || valueAt(after[index], ["to"]) === valueAt(last, ["to"]);
  if (after.length !== before.length + 1 || !before.every(isSame)) return undefined;
  const from = valueAt(last, ["from"]);
  return files.find(({ file, text }) => text === null && editor.renderer.addressOf(file) === from)?.file;
}

/**
 * Drafts that are published with another one, and that one: a picture with its item, the removal of an item with the
 * new item that its address leads to, and a redirect with the item for whose address it is.
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
  const removed = itemOfRedirect(editor, files);
  if (removed !== undefined) follows.set(redirects, removed);
  // What follows a removal follows what that follows.
  for (const [file, owner] of follows) follows.set(file, follows.get(owner) ?? owner);
  return follows;
}
