import { isPictureFile } from "#contract/desk/site-items.ts";
import type { SiteChanges } from "#contract/desk/site-publications.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { unfinishedDrafts } from "./choose-drafts.ts";
import { copiedValues } from "./copied-values.ts";
import { type DraftFile, draftContent, listDraftFiles, type StoredDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { type Listed, removedFile, titleOf } from "./file-titles.ts";
import { followedDrafts } from "./followed-drafts.ts";
import { changesOf } from "./read-file.ts";
import { takenBackBy } from "./taken-back.ts";

type ListedFile = Awaited<ReturnType<Editor["renderer"]["listFiles"]>>[number];
type Drafts = SiteChanges["drafts"];

const stateOf = ({ text, current }: DraftFile): Drafts[number]["state"] =>
  text === null ? "removed" : current === null ? "new" : "changed";

/** The files that are to be removed, with their titles. */
export const removedDrafts = (files: DraftFile[]): Listed[] =>
  files.flatMap(({ file, text, current }) =>
    text === null && !isPictureFile(file) ? [removedFile(file, current)] : [],
  );

/** Describes drafts for members. @param leftOut those that are not chosen to be published */
export async function describeDrafts(
  editor: Editor,
  files: StoredDraftFile[],
  listed: ListedFile[],
  follows: ReadonlyMap<string, string>,
  leftOut: ReadonlySet<string>,
): Promise<Drafts> {
  const removed = removedDrafts(files);
  /** Who took a draft back, and whether visitors had seen it by then. */
  const describeTakenBack = ({ file, draft }: StoredDraftFile) => {
    const takenBack = takenBackBy(draft);
    const { state = {} } = listed.find((one) => one.file === file) ?? {};
    return takenBack && { ...takenBack, wasShown: editor.renderer.isPublished(state, takenBack.at) };
  };
  const described = files.map(async (one) => ({
    ...titleOf(one.file, listed, removed),
    follows: follows.get(one.file) ?? null,
    state: stateOf(one),
    version: one.draft.version,
    changes: changesOf(editor, one),
    conflicts: one.conflicts.length,
    copied: await copiedValues(editor, one),
    isChosen: !leftOut.has(one.file),
    takenBack: describeTakenBack(one),
  }));
  return Promise.all(described);
}

/** The drafts of all members, without what they change on the site, which takes longer. */
export async function listDrafts(editor: Editor, member: ActingMember): Promise<{ drafts: Drafts }> {
  requireSiteRight(member, "editor");
  const files = await listDraftFiles(editor);
  const listed = await editor.renderer.listFiles(await draftContent(editor, files));
  const follows = await followedDrafts(editor, files, listed);
  return { drafts: await describeDrafts(editor, files, listed, follows, unfinishedDrafts(files, follows)) };
}
