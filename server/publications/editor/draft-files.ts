import { readFile, utimes } from "node:fs/promises";
import path from "node:path";
import { isPictureFile } from "#contract/desk/site-items.ts";
import { NotFoundError } from "../../permissions/errors.ts";
import { sha256Of } from "../../sha256.ts";
import type { StoredDraft } from "../../store/repositories/drafts.ts";
import { writeWhole } from "../../store/write-whole.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { type MergeConflict, mergeFile, mergeWhole } from "../file-edits/merge.ts";
import type { Editor } from "./editor.ts";
import { pictureWithDraft } from "./pictures/picture-drafts.ts";

/** A content file with what members have changed in it. The texts of a picture are hashes of its bytes. */
export type DraftFile = {
  file: string;
  /** The stored draft; undefined without one. */
  draft: StoredDraft | undefined;
  /** The file in the content folder; null when it has none. */
  current: string | null;
  /** The file with its draft; null when there is none, or it is to be removed. */
  text: string | null;
  /** Values that both have changed. The text has those of the draft. */
  conflicts: MergeConflict[];
};

export type StoredDraftFile = DraftFile & { draft: StoredDraft };

const textOf = (bytes: Buffer | null) => bytes?.toString("utf8") ?? null;

function readCurrent({ contentFolder }: Editor, file: string): Promise<string | null> {
  return readFile(path.join(contentFolder, file), "utf8").catch((error) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Brings a draft and the file in the content folder together. */
function merge(
  file: string,
  draft: StoredDraft,
  current: string | null,
): Pick<DraftFile, "text" | "conflicts"> {
  const [base, ours] = [textOf(draft.base), textOf(draft.content)];
  if (base === null || ours === null || current === null) {
    if (ours === base) return { text: current, conflicts: [] };
    // One was removed or made as a whole: whether that stays is left to a person.
    return mergeWhole({ base, ours, theirs: current });
  }
  try {
    return mergeFile(file, { base, ours, theirs: current });
  } catch (error) {
    // The folder's file cannot be read: the draft stays as it is.
    if (error instanceof EditError) return { text: ours, conflicts: [] };
    throw error;
  }
}

/** @throws NotFoundError for what is no content file, whatever its path leads to */
function requireContentFile({ renderer }: Editor, file: string): void {
  if (renderer.fileSchema(file) === null) throw new NotFoundError("There is no such file.");
}

/** A content file or a picture with its draft. */
export async function fileWithDraft(
  editor: Editor,
  file: string,
  draft: StoredDraft | undefined,
): Promise<DraftFile> {
  if (isPictureFile(file)) return pictureWithDraft(editor, file, draft);
  const current = await readCurrent(editor, file);
  if (!draft) return { file, draft, current, text: current, conflicts: [] };
  return { file, draft, current, ...merge(file, draft, current) };
}

/** Reads a content file with its draft. @throws NotFoundError for what is no content file */
export async function readDraftFile(editor: Editor, file: string): Promise<DraftFile> {
  requireContentFile(editor, file);
  return fileWithDraft(editor, file, await editor.store.drafts.find(file));
}

/** All files that have a draft. */
export async function listStoredDrafts(editor: Editor): Promise<StoredDraftFile[]> {
  const drafts = await editor.store.drafts.list();
  return Promise.all(
    drafts.map(async (draft) => ({ ...(await fileWithDraft(editor, draft.path, draft)), draft })),
  );
}

export const differsFromFolder = ({ text, current }: DraftFile) => text !== current;

/** All files that have a draft which differs from the content folder. */
export const listDraftFiles = async (editor: Editor) =>
  (await listStoredDrafts(editor)).filter(differsFromFolder);

/** Writes a draft into a file named after its content, for the renderer, or notes that it is still used. @returns its path */
export async function writeDraft(editor: Editor, file: string, text: string): Promise<string> {
  const isPicture = isPictureFile(file);
  const { drafts } = editor.folders;
  const output = path.join(drafts, `${isPicture ? text : sha256Of(text)}${path.extname(file)}`);
  const now = new Date();
  const isWritten = await utimes(output, now, now).then(
    () => true,
    () => false,
  );
  if (isWritten) return output;
  await writeWhole(output, isPicture ? await editor.store.publications.readFile(text) : text);
  return output;
}

/** The drafts as files that the renderer reads in place of those in the content folder. */
async function draftEdits(editor: Editor, files?: DraftFile[]): Promise<Map<string, string | null>> {
  const changed = files ?? (await listDraftFiles(editor));
  const entries = changed.map(
    async ({ file, text }): Promise<[string, string | null]> => [
      file,
      text === null ? null : await writeDraft(editor, file, text),
    ],
  );
  return new Map(await Promise.all(entries));
}

/** What the renderer is told to read the content with its drafts, now and with items that are not on the site yet. */
export async function draftContent(editor: Editor, files?: DraftFile[]) {
  return {
    folder: editor.contentFolder,
    timeMs: Date.now(),
    drafts: true,
    edits: await draftEdits(editor, files),
    pictureFolder: editor.folders.pictures,
  };
}

export type DraftContent = Awaited<ReturnType<typeof draftContent>>;
