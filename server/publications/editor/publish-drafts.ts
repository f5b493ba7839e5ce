import { readFile } from "node:fs/promises";
import { ContentError } from "#content-model/content-error.ts";
import type { Member } from "#contract/desk/members.ts";
import type { NewPublication } from "#contract/desk/site-publications.ts";
import { errorMessage } from "../../error-message.ts";
import { ConflictError } from "../../permissions/errors.ts";
import { requireSiteRight } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { Repositories } from "../../store/repositories.ts";
import { fetchContent, pushContent } from "../content-repository.ts";
import { publish, StalePublication } from "../publish.ts";
import { snapshotName } from "../snapshot.ts";
import { differsFromFolder, listStoredDrafts, writeDraft } from "./draft-files.ts";
import { type Editor, orConflict } from "./editor.ts";
import { chosenDrafts } from "./followed-drafts.ts";
import { prepare } from "./prepare-drafts.ts";
import { writeContent } from "./write-content.ts";

const changedSince =
  "Something has changed since you looked at the list of changes. Please look at it again.";

/** Deletes the published drafts. What is left of one, or was edited meanwhile, stays as a draft of the published file. */
async function settleDrafts(
  { drafts }: Pick<Repositories, "drafts">,
  files: ReturnType<typeof chosenDrafts>,
): Promise<void> {
  for (const { file, draft, text, kept } of files) {
    const base = text === null ? null : Buffer.from(text);
    const isSettled =
      typeof kept === "string"
        ? await drafts.save({ ...draft, base, content: Buffer.from(kept) }, draft.version)
        : await drafts.delete(file, draft.version);
    if (!isSettled) await drafts.setBase(file, base);
  }
}

/** Records that a member has published, and tells the desks. */
export async function recordPublication(
  repositories: Repositories,
  member: Member,
  action: "publishSite" | "backSite",
  publication: number,
): Promise<void> {
  await recordActivity(repositories, member, action, { details: { publication } });
  await repositories.changes.add({ kind: "site", actorId: member.id });
}

/** Sends the commits of the content folder to its remote. @returns why it did not take them; they stay in the folder */
export async function push({ contentFolder, remote }: Editor): Promise<string | null> {
  if (remote === undefined) return null;
  return pushContent(contentFolder, remote).then(
    () => null,
    (error) => errorMessage(error),
  );
}

/**
 * Publishes the content folder with the drafts that were chosen: they are written into the folder, committed where it
 * has a Git history, and published as one publication. The other drafts stay.
 * @throws ConflictError when something has changed since it was shown, or has mistakes
 */
export function publishDrafts(
  editor: Editor,
  member: Member,
  { parent: shownParent, content: shownContent, drafts: shown, note }: NewPublication,
): Promise<{ id: number; warning: string | null }> {
  requireSiteRight(member, "publisher");
  return editor.inTurn(async () => {
    const { contentFolder, remote } = editor;
    if (remote !== undefined) await orConflict(() => fetchContent(contentFolder, remote));
    const stored = await listStoredDrafts(editor);
    const differing = stored.filter(differsFromFolder);
    const seen = differing.filter(({ file, draft }) => shown[file] === draft.version);
    if (seen.length !== Object.keys(shown).length) throw new ConflictError(changedSince);
    const files = chosenDrafts(editor, differing, (file) => Object.hasOwn(shown, file));
    // An interrupted publication may have written some into the folder, and not have committed them.
    const all = [...files, ...stored.filter((one) => !differsFromFolder(one))];
    // Who chooses a file that the folder has got, changed or lost as a whole has decided for the draft.
    if (files.some(({ conflicts }) => conflicts.some(({ path }) => path.length > 0))) {
      throw new ConflictError(
        "Two people have changed the same text. Please first choose which version to keep.",
      );
    }
    try {
      const { parent, snapshot, changes } = await prepare(editor, files);
      // Asked once it is rendered: another server may have published meanwhile, and then nothing may be committed here.
      if ((await editor.store.publications.currentId()) !== shownParent)
        throw new ConflictError(changedSince);
      if (snapshotName(snapshot) !== shownContent) throw new ConflictError(changedSince);
      if (changes === null)
        throw new ConflictError("There is nothing to publish: the site already shows this.");
      if (all.length > 0) {
        const written = await Promise.all(
          all.map(async ({ file, text }) => ({
            file,
            content: text === null ? null : await readFile(await writeDraft(editor, file, text)),
          })),
        );
        await writeContent(editor.contentFolder, written, member, note.trim() || "Edit the site's content");
      }
      const record = async (repositories: Repositories, publicationId: number) => {
        await settleDrafts(repositories, all);
        await recordPublication(repositories, member, "publishSite", publicationId);
      };
      const { id } = await publish({ ...editor, record }, editor.contentFolder, snapshot, parent, {
        author: member.name,
        note: note.trim(),
        changes,
      });
      return { id, warning: await push(editor) };
    } catch (error) {
      if (error instanceof StalePublication) throw new ConflictError(changedSince);
      if (error instanceof ContentError) throw new ConflictError(error.message);
      throw error;
    }
  });
}
