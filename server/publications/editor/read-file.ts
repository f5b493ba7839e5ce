import type { SiteFile } from "#contract/desk/site.ts";
import { isPictureFile } from "#contract/desk/site-items.ts";
import { type SiteFileChange, type SiteValue, textsIn, type ValuePath } from "#contract/desk/site-values.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { readValues } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { differences } from "../file-edits/merge.ts";
import { copiedValues } from "./copied-values.ts";
import { type DraftFile, draftContent, listDraftFiles, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { mistakeInForm } from "./mistake-in-form.ts";
import { picturesOf } from "./pictures/list-pictures.ts";
import { placeNames } from "./place-names.ts";

/** The column `edits` of a draft, which store/repositories/drafts.ts describes. */
export type EditAuthors = Record<string, { author: string; authorId: string; at: number }>;

/** Who changed a value, or something in it, last. */
export function authorOf({ draft }: DraftFile, path: ValuePath) {
  const authors: EditAuthors = JSON.parse(draft?.edits ?? "{}");
  for (let length = path.length; length > 0; length--) {
    const found = authors[JSON.stringify(path.slice(0, length))];
    if (found) return found;
  }
  return { author: draft?.author ?? "", authorId: draft?.authorId ?? "", at: draft?.updatedAt ?? 0 };
}

/** What a draft changes in its file, value by value; nothing for a new file. */
export function changesOf(editor: Editor, draftFile: DraftFile): SiteFileChange[] {
  const { file, current, text } = draftFile;
  if (!draftFile.draft || text === null || current === null || text === current || isPictureFile(file))
    return [];
  try {
    const values = readValues(file, text);
    const place = placeNames(editor, file, values);
    return differences(readValues(file, current), values).map((change) => {
      const { author, at } = authorOf(draftFile, change.path);
      return { ...change, place: place(change.path), author, at };
    });
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}

/**
 * The pages that show files since a publication, which are looked for in all pages. A new file may get one when it is
 * finished.
 */
let shown = { publicationId: null as number | null, addresses: new Map<string, string | null>() };

async function addressOf(
  editor: Editor,
  { file, current }: DraftFile,
  isReadable: boolean,
): Promise<string | null> {
  const publicationId = await editor.store.publications.currentId();
  if (publicationId !== shown.publicationId) shown = { publicationId, addresses: new Map() };
  const { addresses } = shown;
  const known = editor.renderer.addressOf(file) ?? addresses.get(file);
  if (known !== undefined) return known;
  // No page can be rendered with it, and all would be tried at each edit of a new file.
  if (!isReadable && current === null) return null;
  const found = await editor.renderer.findPageOf(file, await draftContent(editor));
  if (found !== null || current !== null) addresses.set(file, found);
  return found;
}

/** The names in braces that stand in texts. */
const namesIn = (values: SiteValue) => [
  ...new Set(textsIn(values).flatMap(({ text }) => text.match(/\{[\w.]+\}/g) ?? [])),
];

/**
 * A file with its draft, as its form shows it.
 * @param refused edits that were not made
 * @throws ConflictError when it cannot be edited field by field
 */
export async function describeFile(
  editor: Editor,
  file: string,
  refused: SiteFile["refused"] = [],
): Promise<SiteFile> {
  const draftFile = await readDraftFile(editor, file);
  const { text, draft, current } = draftFile;
  if (text === null) throw new NotFoundError("This file was removed.");
  const others = (await listDraftFiles(editor)).filter((one) => one.file !== file);
  const content = await draftContent(editor, [...others, draftFile]);
  const { mistakes, isReadable } = await editor.renderer.checkFile(file, content);
  try {
    const values = readValues(file, text);
    return {
      file,
      address: await addressOf(editor, draftFile, isReadable),
      schema: { ...editor.renderer.fileSchema(file) },
      values,
      filledIn: await editor.renderer.filledIn(namesIn(values), content),
      copied: await copiedValues(editor, draftFile),
      version: text === current ? 0 : (draft?.version ?? 0),
      isNew: current === null,
      mistakes: mistakes.map((one) => mistakeInForm(one, text)),
      conflicts: draftFile.conflicts.filter(({ path }) => path.length > 0),
      changes: changesOf(editor, draftFile),
      pictures: await picturesOf(editor, file, content),
      refused,
    };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new ConflictError(`${error.message} It can only be corrected in the file itself.`);
  }
}

/** Reads a content file with its draft, its schema and what is wrong with it. */
export async function readFileForForm(editor: Editor, member: ActingMember, file: string): Promise<SiteFile> {
  requireSiteRight(member, "editor");
  return describeFile(editor, file);
}
