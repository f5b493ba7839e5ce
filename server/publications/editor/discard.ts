import { isDeepStrictEqual } from "node:util";
import type { SiteFile } from "#contract/desk/site.ts";
import { type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { StoredDraft } from "../../store/repositories/drafts.ts";
import { applyEdit, readValues } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { changedJustNow } from "./changed-just-now.ts";
import { type DraftFile, draftContent, listStoredDrafts, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { followedDrafts } from "./followed-drafts.ts";
import { describeFile } from "./read-file.ts";
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

/** The drafts that belong to the removal of an item: of its pictures, and of the redirect of its address. */
async function draftsOfRemoval(editor: Editor, removed: string): Promise<StoredDraft[]> {
  const files = await listStoredDrafts(editor);
  const listed = await editor.renderer.listFiles(await draftContent(editor, files));
  const names = listed.map(({ file }) => file);
  const follows = await followedDrafts(editor, files, names);
  return files.flatMap(({ file, draft }) => (follows.get(file) === removed ? [draft] : []));
}

/** Discards the draft of a file; that of a removal with what belongs to it. What the content folder has is shown again. */
export async function discardDraft(editor: Editor, member: ActingMember, file: string): Promise<void> {
  requireSiteRight(member, "editor");
  const draft = await editor.store.drafts.find(file);
  if (!draft) throw new NotFoundError("This file no longer has a draft.");
  const others = draft.content === null ? await draftsOfRemoval(editor, file) : [];
  await editor.store.transaction(async (repositories) => {
    for (const { path, version } of [draft, ...others]) {
      if (!(await repositories.drafts.delete(path, version))) {
        throw changedJustNow();
      }
    }
    await recordActivity(repositories, member, "discardSite", { details: { file } });
    await repositories.changes.add({ kind: "site", actorId: member.id });
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
