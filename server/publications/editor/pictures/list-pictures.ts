import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { SiteFile } from "#contract/desk/site.ts";
import { isPictureFile } from "#contract/desk/site-items.ts";
import { NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../../permissions/permissions.ts";
import { type DraftFile, draftContent, fileWithDraft, readDraftFile, writeDraft } from "../draft-files.ts";
import type { Editor } from "../editor.ts";
import { ownerOf } from "../file-titles.ts";
import { pictureView } from "./convert-picture.ts";
import { pictureWithDraft } from "./picture-drafts.ts";

/** Reads a picture with its draft. @throws NotFoundError for what is none, whatever its path leads to */
export async function readPictureDraft(editor: Editor, file: string): Promise<DraftFile> {
  if (!isPictureFile(file)) throw new NotFoundError("There is no such picture.");
  return pictureWithDraft(editor, file, await editor.store.drafts.find(file));
}

/** What tells a picture from the one that stood there before; empty without a picture. */
async function versionOf(editor: Editor, edits: ReadonlyMap<string, string | null>, file: string | null) {
  if (file === null) return "";
  const location = edits.get(file) ?? path.join(editor.contentFolder, file);
  const { size, mtimeMs } = await stat(location).catch(() => ({ size: 0, mtimeMs: 0 }));
  return edits.has(file) ? path.parse(location).name.slice(0, 16) : `${size}-${Math.round(mtimeMs)}`;
}

/** The paths of the pictures that belong to a content file alone, those in its text and drafts included. */
export async function picturesBeside(editor: Editor, file: string): Promise<string[]> {
  const { contentFolder, store, renderer } = editor;
  const { dir } = path.posix.parse(file);
  const names = await readdir(path.join(contentFolder, dir)).catch(() => []);
  const files = new Set(names.map((one) => `${dir}/${one}`));
  const drafts = new Map((await store.drafts.list()).map((draft) => [draft.path, draft]));
  for (const [drafted, { content }] of drafts) {
    if (content === null) files.delete(drafted);
    else files.add(drafted);
  }
  const all = [...files];
  const own = all.filter((one) => isPictureFile(one) && ownerOf(one, all) === file).sort();
  if (own.length === 0) return [];
  const others = all.filter(
    (one) => one !== file && one.endsWith(".md") && renderer.fileSchema(one) !== null,
  );
  const texts = await Promise.all(
    others.map(async (one) => (await fileWithDraft(editor, one, drafts.get(one))).text ?? ""),
  );
  return own.filter((one) => !texts.some((text) => text.includes(`(${path.posix.basename(one)}`)));
}

/** The pictures that a content file can have, with those that it has, the drafts of all members included. */
export async function picturesOf(
  editor: Editor,
  file: string,
  content: Awaited<ReturnType<typeof draftContent>>,
): Promise<SiteFile["pictures"]> {
  const places = await editor.renderer.listPictures(file, content);
  return Promise.all(
    places.map(async ({ minWidth: _, ...place }) => ({
      ...place,
      version: await versionOf(editor, content.edits, place.file),
    })),
  );
}

/** The place of a picture that a content file can have. @throws NotFoundError when it can have none of that name */
export async function requirePlace(editor: Editor, file: string, name: string) {
  await readDraftFile(editor, file);
  const content = await draftContent(editor);
  const place = (await editor.renderer.listPictures(file, content)).find((one) => one.name === name);
  if (!place) throw new NotFoundError("There is no picture with this name.");
  return { ...place, version: await versionOf(editor, content.edits, place.file) };
}

/** A small copy of a picture, as members see it at the desk. */
export async function viewPicture(editor: Editor, member: ActingMember, file: string): Promise<Buffer> {
  requireSiteRight(member, "editor");
  const { text, draft } = await readPictureDraft(editor, file);
  if (text === null) throw new NotFoundError("There is no such picture.");
  return pictureView(draft ? await writeDraft(editor, file, text) : path.join(editor.contentFolder, file));
}
