import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SiteFile } from "#contract/desk/site.ts";
import { slugify } from "#contract/plain-letters.ts";
import { NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../../permissions/permissions.ts";
import { sha256Of } from "../../../sha256.ts";
import { changedJustNow } from "../changed-just-now.ts";
import { draftContent, readDraftFile } from "../draft-files.ts";
import { type Editor, inTransaction } from "../editor.ts";
import { describeFile } from "../read-file.ts";
import { storeDraft } from "../save-edits.ts";
import { convertPicture } from "./convert-picture.ts";
import { readPictureDraft, requirePlace } from "./list-pictures.ts";

/** Makes a picture, or none, the draft of a path. */
async function storePicture(editor: Editor, member: ActingMember, file: string, content: Buffer | null) {
  const draftFile = await readPictureDraft(editor, file);
  const text = content && sha256Of(content);
  if (text === draftFile.text && draftFile.conflicts.length === 0) return;
  // Whoever decides for a picture replaces the one in the content folder, too.
  const change = { text, made: [], base: draftFile.current, ...(content && { picture: content }) };
  const isStored = await storeDraft(editor, member, draftFile, change);
  if (!isStored) throw changedJustNow();
}

/** Where a picture stands, and the version of it that the member sees. */
type PicturePlace = { file: string; name: string; before: string };

async function requireSeenPlace(editor: Editor, { file, name, before }: PicturePlace) {
  const place = await requirePlace(editor, file, name);
  if (place.version !== before) throw changedJustNow();
  return place;
}

/** Gives a content file a picture, in place of the one that it has. @throws ConflictError for what cannot be shown */
export async function savePicture(
  editor: Editor,
  member: ActingMember,
  at: PicturePlace,
  bytes: Buffer,
): Promise<SiteFile> {
  requireSiteRight(member, "editor");
  const { kind, minWidth } = await requireSeenPlace(editor, at);
  const { content, extension } = await convertPicture(bytes, kind, minWidth);
  const place = await requireSeenPlace(editor, at);
  const file = `${path.posix.dirname(at.file)}/${at.name}.${extension}`;
  await inTransaction(editor, async (editor) => {
    await storePicture(editor, member, file, content);
    if (place.file !== null && place.file !== file) await storePicture(editor, member, place.file, null);
  });
  return describeFile(editor, at.file);
}

/** The bytes of a picture as it is shown, drafts included. */
async function readPicture(editor: Editor, file: string): Promise<Buffer> {
  const { text, draft } = await readPictureDraft(editor, file);
  if (text === null) throw new NotFoundError("There is no such picture.");
  return draft ? editor.store.publications.readFile(text) : readFile(path.join(editor.contentFolder, file));
}

/** Makes a picture, as it is shown with the drafts, the draft of another path too. */
export async function copyPicture(editor: Editor, member: ActingMember, from: string, to: string) {
  await storePicture(editor, member, to, await readPicture(editor, from));
}

/** Says which part of a photo is kept where it is cropped, by the name of its file. */
export async function setFocus(
  editor: Editor,
  member: ActingMember,
  at: PicturePlace & { focus: string | null },
): Promise<SiteFile> {
  requireSiteRight(member, "editor");
  const { file: shown, kind } = await requireSeenPlace(editor, at);
  if (shown === null || kind !== "photo") throw new NotFoundError("There is no photo here.");
  const { dir, ext } = path.posix.parse(shown);
  const file = `${dir}/${[at.name, at.focus].filter(Boolean).join(".")}${ext}`;
  if (file !== shown) {
    const content = await readPicture(editor, shown);
    await inTransaction(editor, async (editor) => {
      await storePicture(editor, member, file, content);
      await storePicture(editor, member, shown, null);
    });
  }
  return describeFile(editor, at.file);
}

/** Removes a picture. It leaves the site when that is published. */
export async function removePicture(editor: Editor, member: ActingMember, file: string): Promise<void> {
  requireSiteRight(member, "editor");
  const { text } = await readPictureDraft(editor, file);
  if (text === null) throw new NotFoundError("This picture was already removed.");
  await storePicture(editor, member, file, null);
}

/** Of a photo, after the name of its article. */
const maxNameLength = 60;

/** Adds a photo for the text of an article. @returns the name that its text calls it */
export async function addTextPicture(
  editor: Editor,
  member: ActingMember,
  { file, name }: { file: string; name: string },
  bytes: Buffer,
): Promise<{ name: string }> {
  requireSiteRight(member, "editor");
  await readDraftFile(editor, file);
  const { dir, name: slug } = path.posix.parse(file);
  if (dir !== "articles") throw new NotFoundError("Only the texts of articles can have photos.");
  const { content } = await convertPicture(bytes, "photo", editor.renderer.minTextWidth);
  const hash = sha256Of(content);
  const { edits } = await draftContent(editor);
  // The name begins like the article's, so that no other article takes the photo for its own.
  const wanted = `${slug}-${slugify(path.parse(name).name).slice(0, maxNameLength).replace(/-$/, "") || "photo"}`;
  for (let number = 1; ; number++) {
    const own = `${wanted}${number === 1 ? "" : `-${number}`}`;
    const draftFile = await readPictureDraft(editor, `${dir}/${own}.jpg`);
    const item = await readDraftFile(editor, `${dir}/${own}.md`);
    const isFree = draftFile.text === null && item.text === null && !edits.has(`${dir}/${own}.jpg`);
    if (!isFree && draftFile.text !== hash) continue;
    await storePicture(editor, member, draftFile.file, content);
    return { name: `${own}.jpg` };
  }
}
