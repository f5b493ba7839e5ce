import type { SiteChanges } from "#contract/desk/site-publications.ts";
import { type ActingMember, requireSiteRight } from "../../submissions/desk/permissions.ts";
import { describeLater } from "../changes/describe-changes.ts";
import { chooseDrafts } from "./choose-drafts.ts";
import { type DraftFile, draftContent, listDraftFiles } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { titleOf } from "./file-titles.ts";
import { changesOf } from "./read-file.ts";
import { takenBackBy } from "./taken-back.ts";

const stateOf = ({ text, current }: DraftFile) =>
  text === null ? "removed" : current === null ? "new" : "changed";

/**
 * What publishing would change: the drafts, and what visitors would see.
 * @param without files that are not to be published; by default those that are not finished
 */
export async function readChanges(
  editor: Editor,
  member: ActingMember,
  without?: string[],
): Promise<SiteChanges> {
  requireSiteRight(member, "editor");
  const files = await listDraftFiles(editor);
  const listed = await editor.renderer.listFiles(await draftContent(editor, files));
  const current = await editor.store.publications.currentId();
  const { draft, leftOut, mistakes } = await chooseDrafts(editor, files, without);
  const changes = draft?.changes ?? null;
  return {
    parent: draft ? (draft.parent?.id ?? null) : current,
    drafts: files.map((open) => ({
      ...titleOf(open.file, listed),
      state: stateOf(open),
      version: open.draft.version,
      changes: changesOf(open),
      conflicts: open.conflicts.length,
      isChosen: !leftOut.has(open.file),
      takenBack: takenBackBy(open.draft),
    })),
    mistakes: mistakes.map(({ file, field = "", message }) => ({ file, field, message })),
    pages: changes && {
      ...changes,
      later: changes.later.added.map((one) =>
        describeLater({ ...one, file: titleOf(one.file, listed).title }),
      ),
    },
  };
}
