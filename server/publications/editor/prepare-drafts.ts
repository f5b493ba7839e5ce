import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { ContentError } from "#content-model/content-error.ts";
import { isPictureFile } from "#contract/desk/site-items.ts";
import { errorMessage } from "../../error-message.ts";
import { ConflictError } from "../../permissions/errors.ts";
import { sha256Of } from "../../sha256.ts";
import { isStoreUnavailable } from "../../store/connection/unavailable.ts";
import { type Draft, type FolderEdits, prepareDraft } from "../draft.ts";
import { type DraftFile, writeDraft } from "./draft-files.ts";
import type { Editor } from "./editor.ts";

/** Gives the drafts as files of a folder, which exists while they are compared. */
async function withDraftFolder<T>(
  editor: Editor,
  files: DraftFile[],
  run: (edits: FolderEdits) => Promise<T>,
): Promise<T> {
  const { folders } = editor;
  await mkdir(folders.drafts, { recursive: true });
  const folder = await mkdtemp(path.join(folders.drafts, "compared-"));
  try {
    for (const { file, text } of files) {
      if (text === null) continue;
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await copyFile(await writeDraft(editor, file, text), path.join(folder, file));
    }
    const hashes = files.map(({ file, text }) => {
      const hash = text === null || isPictureFile(file) ? text : sha256Of(text);
      return [file, hash] as const;
    });
    return await run({ folder, hashes: new Map(hashes) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Renders the content folder with its drafts.
 * @throws ContentError when something in it is wrong, ConflictError when this machine cannot render it
 */
export async function prepare(editor: Editor, files: DraftFile[]): Promise<Draft> {
  try {
    return await withDraftFolder(editor, files, (edits) => prepareDraft(editor, editor.contentFolder, edits));
  } catch (error) {
    if (error instanceof ContentError || isStoreUnavailable(error)) throw error;
    throw new ConflictError(`The site cannot be shown now: ${errorMessage(error)}.`);
  }
}
