import type { ContentMistake } from "#content-model/content-error.ts";
import type { ChosenChanges, SiteChanges } from "#contract/desk/site-publications.ts";
import { toPath } from "#contract/desk/site-values.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { valuesOrNull } from "../file-edits/apply-edit.ts";
import { snapshotName } from "../snapshot.ts";
import { chooseDrafts } from "./choose-drafts.ts";
import { draftContent, listDraftFiles, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { followedDrafts } from "./followed-drafts.ts";
import { describeDrafts, removedDrafts } from "./list-drafts.ts";
import { describePages } from "./list-publications.ts";
import { mistakeInForm } from "./mistake-in-form.ts";
import { placeNames } from "./place-names.ts";

/** Says where mistakes are; each file is read once. */
async function describeMistakes(editor: Editor, mistakes: ContentMistake[]) {
  const described = [...Map.groupBy(mistakes, ({ file }) => file)].map(async ([file, own]) => {
    const isContent = editor.renderer.fileSchema(file) !== null;
    const text = isContent ? (await readDraftFile(editor, file)).text : null;
    const place = placeNames(editor, file, valuesOrNull(file, text));
    return own.map((one) => {
      const { field, message } = mistakeInForm(one, text);
      return { file, field, place: place(toPath(field)), message };
    });
  });
  return (await Promise.all(described)).flat();
}

/**
 * What publishing would change: the drafts, and what visitors would see.
 * @param choice what the member has chosen to publish, and to leave out
 */
export async function readChanges(
  editor: Editor,
  member: ActingMember,
  choice: ChosenChanges,
): Promise<SiteChanges> {
  requireSiteRight(member, "editor");
  const files = await listDraftFiles(editor);
  const listed = await editor.renderer.listFiles(await draftContent(editor, files));
  const current = await editor.store.publications.currentId();
  const follows = await followedDrafts(editor, files, listed);
  const { draft, leftOut, mistakes } = await chooseDrafts(editor, files, follows, choice);
  const changes = draft?.changes ?? null;
  return {
    parent: draft ? (draft.parent?.id ?? null) : current,
    content: draft && snapshotName(draft.snapshot),
    drafts: await describeDrafts(editor, files, listed, follows, leftOut),
    mistakes: await describeMistakes(editor, mistakes),
    pages: changes && describePages(changes, [...listed, ...removedDrafts(files)]),
  };
}
