import { isDeepStrictEqual } from "node:util";
import type { SiteFile } from "#contract/desk/site.ts";
import { type SiteEdit, type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { StoredDraft } from "../../store/repositories/drafts.ts";
import { applyEdit, readValues } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { type DraftFile, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { authorOf, describeFile } from "./read-file.ts";
import { withoutTakenBack } from "./taken-back.ts";

const maxAttempts = 10;

/** Whether the value that an edit changes is the one that its author saw. */
function fits(values: SiteValue, edit: SiteEdit): boolean {
  const value = valueAt(values, edit.path);
  if (edit.kind === "set")
    return isDeepStrictEqual(value, edit.before) || isDeepStrictEqual(value, edit.value);
  if (!Array.isArray(value)) return false;
  if (edit.kind === "insert") return value.length === edit.length && edit.index <= value.length;
  return (
    isDeepStrictEqual(value[edit.index], edit.before) && (edit.kind === "remove" || edit.to < value.length)
  );
}

type DraftChange = {
  text: string | null;
  made: ValuePath[];
  /** Those of the draft that a new one continues. */
  edits?: string | undefined;
  base?: string | null;
  picture?: Buffer;
};

/** Makes the edits that fit, one after another. */
function applyEdits(editor: Editor, draftFile: DraftFile, text: string, edits: SiteEdit[]) {
  const made: ValuePath[] = [];
  const refused: SiteFile["refused"] = [];
  let edited = text;
  for (const edit of edits) {
    const values = readValues(draftFile.file, edited);
    if (!fits(values, edit)) {
      const { author } = authorOf(draftFile, edit.path);
      const current = valueAt(values, edit.path);
      refused.push({ edit, author, ...(current !== undefined && { current }) });
      continue;
    }
    if (edit.kind === "set" && isDeepStrictEqual(valueAt(values, edit.path), edit.value)) continue;
    const order = editor.renderer.fieldNames(draftFile.file, edit.path.slice(0, -1));
    edited = applyEdit(draftFile.file, edited, edit, { order, base: draftFile.current ?? undefined });
    made.push(edit.path);
  }
  return { text: edited, made, refused };
}

/**
 * Stores the text of a draft, or deletes a draft that changes nothing.
 * @param change.picture the bytes of a picture, whose text is their hash
 * @returns false when another one was faster
 */
export async function storeDraft(
  { store }: Pick<Editor, "store">,
  member: ActingMember,
  draftFile: DraftFile,
  { text, made, edits, base, picture }: DraftChange,
): Promise<boolean> {
  const { file, draft, current, conflicts } = draftFile;
  const { id: authorId, name: author } = member;
  const at = Date.now();
  const authors = withoutTakenBack(edits ?? draft?.edits ?? "{}");
  for (const path of made) authors[JSON.stringify(path)] = { author, authorId, at };
  const newBase = base !== undefined ? base : conflicts.length > 0 ? undefined : current;
  const stored: Omit<StoredDraft, "version"> = {
    path: file,
    base: newBase === undefined ? (draft?.base ?? null) : newBase === null ? null : Buffer.from(newBase),
    content: text === null ? null : Buffer.from(text),
    edits: JSON.stringify(authors),
    authorId,
    author,
    updatedAt: at,
  };
  return store.transaction(async (repositories) => {
    const { drafts, changes, publications } = repositories;
    const isSaved =
      text === current && draft
        ? await drafts.delete(file, draft.version)
        : await drafts.save(stored, draft?.version);
    if (!isSaved) return false;
    // Here, because a publication deletes bytes that no draft names.
    if (text !== null && picture) await publications.insertFile(text, picture);
    // Once for what a person types in a row.
    if (draft?.authorId !== authorId) {
      await recordActivity(repositories, member, "editSite", { details: { file } });
    }
    await changes.add({ kind: "site", actorId: authorId });
    return true;
  });
}

/**
 * Makes edits in the draft of a file.
 * @returns those that were refused, because the value is another one than their author saw
 * @throws ConflictError when an edit cannot be written into the file
 */
export async function storeEdits(
  editor: Editor,
  member: ActingMember,
  file: string,
  edits: SiteEdit[],
): Promise<SiteFile["refused"]> {
  requireSiteRight(member, "editor");
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const draftFile = await readDraftFile(editor, file);
    if (draftFile.text === null) throw new NotFoundError("This file was removed.");
    try {
      const { text, made, refused } = applyEdits(editor, draftFile, draftFile.text, edits);
      if (text === draftFile.text || (await storeDraft(editor, member, draftFile, { text, made })))
        return refused;
    } catch (error) {
      if (error instanceof EditError) throw new ConflictError(error.message);
      throw error;
    }
  }
  throw new ConflictError("Others are editing this file. Please try again.");
}

/**
 * The same, answered with the file: those that were refused with the value that stands there.
 * @throws ConflictError when an edit cannot be written into the file
 */
export async function saveEdits(
  editor: Editor,
  member: ActingMember,
  file: string,
  edits: SiteEdit[],
): Promise<SiteFile> {
  const refused = await storeEdits(editor, member, file, edits);
  return describeFile(editor, file, refused);
}
