import { isDeepStrictEqual } from "node:util";
import type { SiteFile } from "#contract/desk/site.ts";
import { folderOf, isItem, isPictureFile } from "#contract/desk/site-items.ts";
import { type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import { applyEdit, readValues } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { changedJustNow } from "./changed-just-now.ts";
import {
  type DraftFile,
  draftContent,
  listStoredDrafts,
  readDraftFile,
  type StoredDraftFile,
} from "./draft-files.ts";
import { type Editor, inTransaction } from "./editor.ts";
import { changedAddresses, followedDrafts } from "./followed-drafts.ts";
import { moveReferences } from "./move-references.ts";
import { describeFile } from "./read-file.ts";
import { redirects, takeBackRedirects } from "./redirects.ts";
import { storeDraft } from "./save-edits.ts";

type SeenValue = { path: ValuePath; seen?: SiteValue };

/**
 * Gives a value of a draft the one that it has in another version of its file.
 * @throws ConflictError when the draft has another value than the member saw, or this one cannot be written
 */
export async function revertDraftValue(
  editor: Editor,
  member: ActingMember,
  draftFile: DraftFile & { text: string },
  { path, seen, base }: SeenValue & { base: string },
): Promise<void> {
  const { file, text: before } = draftFile;
  try {
    const order = editor.renderer.fieldNames(file, path.slice(0, -1));
    const isSeen = isDeepStrictEqual(valueAt(readValues(file, before), path), seen);
    const value = valueAt(readValues(file, base), path);
    const text = isSeen ? applyEdit(file, before, { kind: "set", path, value }, { base, order }) : before;
    const isSaved = isSeen && (await storeDraft(editor, member, draftFile, { text, made: [path] }));
    if (!isSaved) throw changedJustNow();
  } catch (error) {
    if (error instanceof EditError)
      throw new ConflictError(
        "This change cannot be discarded alone. Edit the value itself, or discard the whole draft.",
      );
    throw error;
  }
}

/** Discards one change of a draft: its value is again that of the content folder. */
export async function discardChange(
  editor: Editor,
  member: ActingMember,
  { file, path, after }: { file: string; path: ValuePath; after?: SiteValue },
): Promise<void> {
  requireSiteRight(member, "editor");
  const draftFile = await readDraftFile(editor, file);
  const { text, current } = draftFile;
  if (text === null || current === null) throw new NotFoundError("This change was already discarded.");
  await revertDraftValue(editor, member, { ...draftFile, text }, { path, seen: after, base: current });
}

/** The draft of a file with those that are discarded with it: an item that is new or removed has others that follow it. */
async function draftsWith(editor: Editor, file: string): Promise<StoredDraftFile[]> {
  const files = await listStoredDrafts(editor);
  const isWhole = files.some((one) => one.file === file && (one.current === null || one.text === null));
  if (!isWhole || !isItem(file) || isPictureFile(file)) return files.filter((one) => one.file === file);
  const listed = await editor.renderer.listFiles(await draftContent(editor, files));
  const follows = await followedDrafts(editor, files, listed);
  const root = follows.get(file) ?? file;
  // The redirects may also have changed because of others.
  return files.filter((one) => one.file !== redirects && (follows.get(one.file) ?? one.file) === root);
}

/** The item that a new one took the place of, and the new one; undefined where there is none. */
function moveIn(drafts: StoredDraftFile[]): { from: string; to: string } | undefined {
  const items = drafts.filter(({ file }) => isItem(file) && !isPictureFile(file));
  const added = items.find(({ current, text }) => current === null && text !== null)?.file;
  const removed = items.find(({ file, text }) => text === null && folderOf(file) === folderOf(added ?? ""));
  return added && removed ? { from: removed.file, to: added } : undefined;
}

/**
 * Discards the draft of a file; that of an item that is new, removed or got another address with all that belongs to it.
 * What the content folder has is shown again.
 */
export async function discardDraft(editor: Editor, member: ActingMember, file: string): Promise<void> {
  requireSiteRight(member, "editor");
  const drafts = await draftsWith(editor, file);
  if (drafts.length === 0) throw new NotFoundError("This file no longer has a draft.");
  await inTransaction(editor, async (editor) => {
    await takeBackRedirects(editor, member, changedAddresses(editor, drafts));
    for (const { draft } of drafts) {
      if (!(await editor.store.drafts.delete(draft.path, draft.version))) throw changedJustNow();
    }
    const move = moveIn(drafts);
    if (move) await moveReferences(editor, member, move.to, move.from);
    await recordActivity(editor.store, member, "discardSite", { details: { file } });
    await editor.store.changes.add({ kind: "site", actorId: member.id });
  });
}

/** Decides for one version of a value that the draft and the content folder both have changed. */
export async function decideConflict(
  editor: Editor,
  member: ActingMember,
  file: string,
  path: ValuePath,
  take: "ours" | "theirs",
): Promise<SiteFile> {
  requireSiteRight(member, "editor");
  const draftFile = await readDraftFile(editor, file);
  const conflict = draftFile.conflicts.find((one) => isDeepStrictEqual(one.path, path));
  const base = draftFile.draft?.base?.toString("utf8");
  if (!conflict || base === undefined || draftFile.text === null) throw new NotFoundError();
  const withValue = (text: string, value: SiteValue | undefined) =>
    applyEdit(file, text, { kind: "set", path, value }, { base: draftFile.current ?? undefined });
  try {
    const isLast = draftFile.conflicts.length === 1;
    const isSaved = await storeDraft(editor, member, draftFile, {
      text: take === "ours" ? draftFile.text : withValue(draftFile.text, conflict.theirs),
      made: [path],
      // The value counts as known from now on.
      base: isLast ? (draftFile.current ?? base) : withValue(base, conflict.theirs),
    });
    if (!isSaved) throw changedJustNow();
  } catch (error) {
    if (error instanceof EditError) throw new ConflictError("Discard the draft, or edit the value itself.");
    throw error;
  }
  return describeFile(editor, file);
}
