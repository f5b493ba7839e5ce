import type { SiteChanges } from "#contract/desk/site-publications.ts";
import type { StoredDraft } from "../../store/drafts.ts";
import { type ActingMember, requireSiteRight } from "../../submissions/desk/permissions.ts";
import { copiedValues } from "./copied-values.ts";
import { type DraftFile, draftContent, listDraftFiles } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { titleOf } from "./file-titles.ts";
import { followedDrafts } from "./followed-drafts.ts";
import { changesOf } from "./read-file.ts";
import { takenBackBy } from "./taken-back.ts";

type Drafts = SiteChanges["drafts"];

const stateOf = ({ text, current }: DraftFile): Drafts[number]["state"] =>
  text === null ? "removed" : current === null ? "new" : "changed";

/** Describes drafts for members. Those that two people have changed, or were taken back, are not chosen. */
export async function describeDrafts(
  editor: Editor,
  files: (DraftFile & { draft: StoredDraft })[],
  listed: Parameters<typeof titleOf>[1],
  follows: ReadonlyMap<string, string>,
): Promise<Drafts> {
  const drafted = files.map(({ file }) => file);
  const isOpen = ({ draft, conflicts }: (typeof files)[number]) =>
    conflicts.length > 0 || takenBackBy(draft) !== null;
  const open = new Set(files.filter(isOpen).map(({ file }) => file));
  const described = files.map(async (one) => ({
    ...titleOf(one.file, listed, drafted),
    follows: follows.get(one.file) ?? null,
    state: stateOf(one),
    version: one.draft.version,
    changes: changesOf(editor, one),
    conflicts: one.conflicts.length,
    copied: await copiedValues(editor, one),
    isChosen: !open.has(one.file) && !open.has(follows.get(one.file) ?? one.file),
    takenBack: takenBackBy(one.draft),
  }));
  return Promise.all(described);
}

/** The drafts of all members, without what they change on the site, which takes longer. */
export async function listDrafts(editor: Editor, member: ActingMember): Promise<{ drafts: Drafts }> {
  requireSiteRight(member, "editor");
  const files = await listDraftFiles(editor);
  const listed = await editor.renderer.listFiles(await draftContent(editor, files));
  const follows = await followedDrafts(
    editor,
    files,
    listed.map(({ file }) => file),
  );
  return { drafts: await describeDrafts(editor, files, listed, follows) };
}
