import type { SiteFile } from "#contract/desk/site.ts";
import type { SiteHistory } from "#contract/desk/site-publications.ts";
import type { SiteValue, ValuePath } from "#contract/desk/site-values.ts";
import { NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { readValues } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { differences } from "../file-edits/merge.ts";
import type { Snapshot } from "../snapshot.ts";
import { revertDraftValue } from "./discard.ts";
import { readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { placeNames } from "./place-names.ts";
import { describeFile } from "./read-file.ts";

type Entry = SiteHistory["entries"][number];

const publishedText = async ({ store }: Editor, hash: string) =>
  (await store.publications.readFile(hash)).toString("utf8");

const hashIn = ({ files }: { files: string }, file: string) => (JSON.parse(files) as Snapshot)[file]?.[0];

/** What differs between two published versions of a file, value by value; nothing for one that cannot be read. */
async function changesBetween(
  editor: Editor,
  file: string,
  hashes: [string, string],
): Promise<Entry["changes"]> {
  const [before = "", after = ""] = await Promise.all(hashes.map((hash) => publishedText(editor, hash)));
  try {
    const values = readValues(file, after);
    const place = placeNames(editor, file, values);
    const changes = differences(readValues(file, before), values);
    return changes.map((change) => ({ ...change, place: place(change.path) }));
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}

/** The publications that changed a file, as far as they are kept, newest first. */
export async function readHistory(editor: Editor, member: ActingMember, file: string): Promise<SiteHistory> {
  requireSiteRight(member, "editor");
  if (editor.renderer.fileSchema(file) === null) throw new NotFoundError("There is no such file.");
  const publications = await editor.store.publications.list();
  const hashes = publications.map((publication) => hashIn(publication, file));
  const entries: Entry[] = [];
  for (const [index, publication] of publications.slice(0, -1).entries()) {
    const [after, before] = [hashes[index], hashes[index + 1]];
    if (after === before) continue;
    const state = before === undefined ? "new" : after === undefined ? "removed" : "changed";
    const changes = before && after ? await changesBetween(editor, file, [before, after]) : [];
    entries.push({ ...publication, state, changes });
  }
  return { entries };
}

type RestoredValue = { file: string; path: ValuePath; publication: number; seen?: SiteValue };

/**
 * Gives the draft of a file the value that the file had before a publication.
 * @throws ConflictError when the draft has another value than the member saw
 */
export async function restoreValue(
  editor: Editor,
  member: ActingMember,
  { file, path, publication, seen }: RestoredValue,
): Promise<SiteFile> {
  requireSiteRight(member, "editor");
  const draftFile = await readDraftFile(editor, file);
  const publications = await editor.store.publications.list();
  const index = publications.findIndex(({ id }) => id === publication);
  const before = index < 0 ? undefined : publications[index + 1];
  const hash = before && hashIn(before, file);
  if (hash === undefined || draftFile.text === null)
    throw new NotFoundError("This version is no longer kept.");
  const base = await publishedText(editor, hash);
  await revertDraftValue(editor, member, { ...draftFile, text: draftFile.text }, { path, seen, base });
  return describeFile(editor, file);
}
