import { minuteMs } from "#contract/durations.ts";
import { errorMessage } from "../../error-message.ts";
import { fetchContent, git } from "../content-repository.ts";
import type { Editor } from "./editor.ts";

/** Wait before a remote is asked again: another server sends its commits a moment after it has published them. */
const retryMs = 3_000;

/** The same after some tries: the remote may have refused them. */
const laterRetryMs = minuteMs;
const earlyTries = 5;

const headOf = (folder: string) => git(folder, "rev-parse", "HEAD");

const hasCommit = (folder: string, commit: string): Promise<boolean> =>
  git(folder, "merge-base", "--is-ancestor", commit, "HEAD").then(
    () => true,
    () => false,
  );

/**
 * Keeps a clone of the content as new as what another server has published, in the background: editing needs no remote.
 * @param say takes why it could not be fetched
 * @returns a function that is called when the content is used
 */
export function followRemote(say: (text: string) => void): (editor: Editor) => Promise<void> {
  let followed: number | null = null;
  let tried = { id: 0, count: 0, atMs: 0 };
  async function follow({ store, contentFolder, remote = "", inTurn }: Editor, id: number) {
    const commit = (await store.publications.find(id))?.commit ?? null;
    await inTurn(async () => {
      if (commit === null || (await hasCommit(contentFolder, commit))) {
        followed = id;
        return;
      }
      const before = await headOf(contentFolder);
      await fetchContent(contentFolder, remote);
      if ((await headOf(contentFolder)) !== before) await store.changes.add({ kind: "site" });
    });
  }
  return async (editor) => {
    if (editor.remote === undefined) return;
    const id = await editor.store.publications.currentId();
    if (id === null || id === followed) return;
    if (tried.id !== id) tried = { id, count: 0, atMs: 0 };
    const waitMs = tried.count < earlyTries ? retryMs : laterRetryMs;
    if (tried.count > 0 && performance.now() - tried.atMs < waitMs) return;
    tried = { id, count: tried.count + 1, atMs: performance.now() };
    follow(editor, id).catch((error) => say(`The content is not the newest: ${errorMessage(error)}`));
  };
}
