import { readFile } from "node:fs/promises";
import path from "node:path";
import { ContentError } from "#content-model/content-error.ts";
import type { Member } from "#contract/desk/members.ts";
import { isPictureFile } from "#contract/desk/site-items.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { requireSiteRight } from "../../permissions/permissions.ts";
import type { StoredDraft } from "../../store/repositories/drafts.ts";
import type { Repositories } from "../../store/repositories.ts";
import type { StoredPublication } from "../../store/tables/publication-tables.ts";
import { fetchContent } from "../content-repository.ts";
import { goBack, StalePublication } from "../publish.ts";
import { changedFiles, type Snapshot } from "../snapshot.ts";
import { changedJustNow } from "./changed-just-now.ts";
import { fileWithDraft } from "./draft-files.ts";
import { type Editor, inTransaction } from "./editor.ts";
import { push, recordPublication } from "./publish-drafts.ts";
import { markTakenBack } from "./taken-back.ts";
import { type WrittenFile, writeContent } from "./write-content.ts";

/** A draft that was made or changed: what it was before, and the version that it has now. */
type KeptDraft = { file: string; before: StoredDraft | undefined; version: number };

/** Keeps the words of a file that is put back as its draft; in the one that it has already, if it has. */
async function keepAsDraft(
  editor: Editor,
  { id, name }: Member,
  file: string,
  base: Buffer | null,
  content: Buffer | null,
): Promise<KeptDraft> {
  const { store } = editor;
  const existing = await store.drafts.find(file);
  const merged = existing && (await fileWithDraft(editor, file, existing)).text;
  const kept = {
    path: file,
    base,
    content: merged === undefined ? content : merged === null ? null : Buffer.from(merged),
    edits: markTakenBack(existing?.edits ?? "{}", { id, name }),
    authorId: existing?.authorId ?? id,
    author: existing?.author ?? name,
    updatedAt: Date.now(),
  };
  if (!(await store.drafts.save(kept, existing?.version))) throw changedJustNow();
  const { version = 0 } = (await store.drafts.find(file)) ?? {};
  return { file, before: existing, version };
}

/** Puts drafts back as they were, but for those that somebody has changed since. */
async function undoDrafts({ store }: Editor, drafts: KeptDraft[]) {
  for (const { file, before, version } of drafts) {
    if (before) await store.drafts.undo(before, version);
    else await store.drafts.delete(file, version);
  }
}

/** The draft of a picture holds the hash of its bytes in place of them. */
const pictureContent = (hash: string | undefined) => (hash === undefined ? null : Buffer.from(hash));

/** Puts the files of the content folder back that differ from an earlier publication. What they said becomes drafts. */
async function putBack(editor: Editor, member: Member, before: StoredPublication, target: StoredPublication) {
  const { contentFolder, store } = editor;
  const old: Snapshot = JSON.parse(before.files);
  const wanted: Snapshot = JSON.parse(target.files);
  const files: WrittenFile[] = [];
  const drafts: { file: string; base: Buffer | null; content: Buffer | null }[] = [];
  for (const file of changedFiles(wanted, old)) {
    const hash = wanted[file]?.[0];
    const restored = hash === undefined ? null : await store.publications.readFile(hash);
    files.push({ file, content: restored });
    if (isPictureFile(file)) {
      drafts.push({ file, base: pictureContent(hash), content: pictureContent(old?.[file]?.[0]) });
    } else if (editor.renderer.fileSchema(file)) {
      const current = await readFile(path.join(contentFolder, file)).catch(() => null);
      drafts.push({ file, base: restored, content: current });
    }
  }
  if (files.length === 0) return;
  // Stored before the folder is written: a process that ends in between has lost no words.
  const kept = await inTransaction(editor, async (editor) => {
    const all: KeptDraft[] = [];
    for (const { file, base, content } of drafts)
      all.push(await keepAsDraft(editor, member, file, base, content));
    return all;
  });
  try {
    await writeContent(contentFolder, files, member, `Go back to publication ${target.id}`);
  } catch (error) {
    // Nothing was taken back. On a full disk the drafts stay, and the reason is told.
    await inTransaction(editor, (editor) => undoDrafts(editor, kept)).catch(() => {});
    throw error;
  }
  // Somebody may have gone on writing while the files were not put back yet.
  for (const { file, base } of drafts) await store.drafts.setBase(file, base);
}

/**
 * Publishes the content of an earlier publication again, and puts the content folder back. What is taken back stays as
 * drafts.
 * @throws ConflictError when another publication was made since, or this one cannot be shown
 */
export function goBackAtDesk(
  editor: Editor,
  member: Member,
  { id, parent, note = "" }: { id: number; parent: number; note?: string | undefined },
): Promise<{ id: number; warning: string | null }> {
  requireSiteRight(member, "publisher");
  return editor.inTurn(async () => {
    const { contentFolder, remote, store } = editor;
    // Without an answer of the remote the site goes back, too; sending the commit to it says then what is wrong.
    if (remote !== undefined) await fetchContent(contentFolder, remote).catch(() => {});
    const { publications } = store;
    const [before, target] = [await publications.current(), await publications.find(id)];
    if (!before || !target) throw new NotFoundError("This publication is no longer kept.");
    if (before.id !== parent)
      throw new ConflictError(
        "Something else has been published in the meantime. Please look at the list again.",
      );
    if (before.files === target.files) throw new ConflictError("The site already shows this publication.");
    try {
      const prepare = () => putBack(editor, member, before, target);
      const record = (repositories: Repositories) => recordPublication(repositories, member, "backSite", id);
      const publication = await goBack(
        { ...editor, record },
        { id, parent, author: member.name, note, prepare },
      );
      return { id: publication.id, warning: await push(editor) };
    } catch (error) {
      if (error instanceof StalePublication) throw new ConflictError(error.message);
      if (error instanceof ContentError) throw new ConflictError(error.message);
      throw error;
    }
  });
}
