import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { ContentError } from "#content-model/content-error.ts";
import type { SiteChanges } from "#contract/desk/site-publications.ts";
import { errorMessage } from "../../error-message.ts";
import { isStoreUnavailable } from "../../store/unavailable.ts";
import { ConflictError } from "../../submissions/desk/errors.ts";
import { type ActingMember, requireSiteRight } from "../../submissions/desk/permissions.ts";
import { describeLater } from "../changes/describe-changes.ts";
import { type Draft, type FolderEdits, prepareDraft } from "../draft.ts";
import { hashOf } from "../snapshot.ts";
import { type DraftFile, draftContent, listDraftFiles, writeDraft } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { isPictureFile } from "./pictures/picture-drafts.ts";
import { changesOf } from "./read-file.ts";

/** Gives the drafts as files of a folder, which exists while they are compared. */
async function withDraftFolder<T>(
  editor: Editor,
  files: DraftFile[],
  run: (edits: FolderEdits) => Promise<T>,
): Promise<T> {
  const { folders } = editor;
  await mkdir(folders.root, { recursive: true });
  const folder = await mkdtemp(path.join(folders.root, "drafts.incomplete-"));
  try {
    for (const { file, text } of files) {
      if (text === null) continue;
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await copyFile(await writeDraft(editor, file, text), path.join(folder, file));
    }
    const hashes = files.map(({ file, text }) => {
      const hash = text === null || isPictureFile(file) ? text : hashOf(text);
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
    throw new ConflictError(`The site cannot be rendered now: ${errorMessage(error)}.`);
  }
}

type Described = Pick<SiteChanges["drafts"][number], "file" | "title" | "opens" | "isPicture" | "state">;

/** What a draft is called, and the form that shows it. A picture belongs to the file whose name its own begins with. */
function describeDraft(
  { file, text, current }: DraftFile,
  listed: { file: string; title: string }[],
): Described {
  const isPicture = isPictureFile(file);
  const [name] = file.replace(/\.\w+$/, "").split(".", 1);
  const owner = listed.find((one) =>
    isPicture ? one.file.replace(/\.\w+$/, "") === name : one.file === file,
  );
  const title = isPicture ? (owner ? `Picture of ${owner.title}` : file) : (owner?.title ?? file);
  const state = text === null ? "removed" : current === null ? "new" : "changed";
  return { file, title, opens: owner?.file ?? null, isPicture, state };
}

/** What publishing would change: the drafts, and what visitors would see. */
export async function readChanges(editor: Editor, member: ActingMember): Promise<SiteChanges> {
  requireSiteRight(member, "editor");
  const files = await listDraftFiles(editor);
  const listed = await editor.renderer.listFiles(await draftContent(editor, files));
  const drafts = files.map((open) => ({
    ...describeDraft(open, listed),
    version: open.draft.version,
    changes: changesOf(open),
    conflicts: open.conflicts.length,
  }));
  const current = await editor.store.publications.currentId();
  try {
    const { parent, changes } = await prepare(editor, files);
    const pages = changes && { ...changes, later: changes.later.added.map(describeLater) };
    return { parent: parent?.id ?? null, drafts, mistakes: [], pages };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const mistakes = error.mistakes.map(({ file, field = "", message }) => ({ file, field, message }));
    return { parent: current, drafts, mistakes, pages: null };
  }
}
