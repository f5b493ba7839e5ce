import { isDeepStrictEqual } from "node:util";
import { isPictureFile } from "#contract/desk/site-items.ts";
import { type DraftFile, differsFromFolder, readDraftFile, type StoredDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { ownerOf } from "./file-titles.ts";
import { fromOf, redirects, redirectsIn, redirectsWithout, toOf } from "./redirects.ts";

/** New items by the address of a page that is removed and leads to them: those that got another address. */
async function newItems(editor: Editor, files: DraftFile[]): Promise<(file: string) => string | undefined> {
  const { addressOf } = editor.renderer;
  const { text } = await readDraftFile(editor, redirects);
  const targets = new Map(redirectsIn(text).map((one) => [fromOf(one), toOf(one)]));
  const added = files.filter(({ current }) => current === null).map(({ file }) => file);
  const byAddress = new Map(added.map((file) => [addressOf(file), file]));
  return (file) => {
    const target = targets.get(addressOf(file) ?? undefined);
    return typeof target === "string" ? byAddress.get(target) : undefined;
  };
}

/** The addresses of the items among drafts that appear or disappear with them. */
export function changedAddresses({ renderer }: Editor, files: DraftFile[]): Set<string> {
  const changed = files.filter(
    (one) => (one.current === null || one.text === null) && !isPictureFile(one.file),
  );
  return new Set(changed.flatMap(({ file }) => renderer.addressOf(file) ?? []));
}

/** The item because of which alone the redirects have a draft, with what follows it. */
function itemOfRedirects(
  editor: Editor,
  files: DraftFile[],
  follows: ReadonlyMap<string, string>,
): string | undefined {
  const draft = files.find(({ file }) => file === redirects);
  const before = redirectsIn(draft?.current ?? null);
  if (!draft || isDeepStrictEqual(redirectsIn(draft.text), before)) return undefined;
  const groups = Map.groupBy(files, ({ file }) => follows.get(file) ?? file);
  return [...groups].find(([, group]) => {
    const addresses = changedAddresses(editor, group);
    return addresses.size > 0 && isDeepStrictEqual(redirectsIn(redirectsWithout(draft, addresses)), before);
  })?.[0];
}

/**
 * Drafts that are published with another one, and that one: a picture with its item, the removal of an item with the
 * new item that its address leads to, and the redirects with the only item for whose address they have changed.
 * @param listed all content files
 */
export async function followedDrafts(
  editor: Editor,
  files: DraftFile[],
  listed: { file: string }[],
): Promise<Map<string, string>> {
  const drafted = files.map(({ file }) => file);
  const known = [...listed, ...files].map(({ file }) => file);
  const newItemOf = await newItems(editor, files);
  const follows = new Map<string, string>();
  for (const { file, text } of files) {
    const owner = isPictureFile(file) ? ownerOf(file, known) : text === null ? newItemOf(file) : undefined;
    if (owner !== undefined && drafted.includes(owner)) follows.set(file, owner);
  }
  // What follows a removal follows what that follows.
  for (const [file, owner] of follows) follows.set(file, follows.get(owner) ?? owner);
  const item = itemOfRedirects(editor, files, follows);
  if (item !== undefined) follows.set(redirects, item);
  return follows;
}

/**
 * The drafts that are chosen, as they are published: redirects say nothing about the addresses of items that are left
 * out. `kept` is the text of a draft of which a part is left.
 */
export function chosenDrafts(
  editor: Editor,
  files: StoredDraftFile[],
  isChosen: (file: string) => boolean,
): (StoredDraftFile & { kept?: string | null })[] {
  const leftOut = changedAddresses(
    editor,
    files.filter(({ file }) => !isChosen(file)),
  );
  return files
    .filter(({ file }) => isChosen(file))
    .map((one) => {
      const text = one.file === redirects ? redirectsWithout(one, leftOut) : one.text;
      return text === one.text ? one : { ...one, text, kept: one.text };
    })
    .filter(differsFromFolder);
}
