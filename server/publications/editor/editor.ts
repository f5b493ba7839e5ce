import { pathToFileURL } from "node:url";
import pLimit from "p-limit";
import type { Renderer } from "#renderer/renderer.ts";
import { openOnce } from "../../open-once.ts";
import { ConflictError } from "../../permissions/errors.ts";
import type { SiteContext } from "../../site/prepare-site.ts";
import type { ServerStore } from "../../store/store.ts";
import { type ContentSettings, contentFolder } from "../content-folder.ts";
import { ContentRepositoryError } from "../content-repository.ts";
import { followRemote } from "./follow-remote.ts";

/** What the use cases of the site's editor work with. */
export type Editor = SiteContext & {
  store: ServerStore;
  /** Where the content is edited. */
  contentFolder: string;
  /** The repository that the folder is a clone of, if it is one. */
  remote: string | undefined;
  renderer: Renderer;
  /** Runs what writes into the content folder, one after another. */
  inTurn: <T>(run: () => Promise<T>) => Promise<T>;
};

/** Runs a use case in one transaction: all drafts that it makes are stored, or none. */
export const inTransaction = <T>(
  { store, ...editor }: Editor,
  run: (editor: Editor) => Promise<T>,
): Promise<T> =>
  store.transaction((repositories) =>
    run({ ...editor, store: { ...store, ...repositories, transaction: (work) => work(repositories) } }),
  );

/** Says in words what a content repository refused. */
export async function orConflict<T>(run: () => Promise<T>): Promise<T> {
  return run().catch((error) => {
    throw error instanceof ContentRepositoryError ? new ConflictError(error.message) : error;
  });
}

/**
 * Loads the renderer at once, because a later version may have taken its place on the disk when it is needed.
 * @param log takes why the newest content could not be fetched
 * @returns a function that opens the content folder when it is first needed: a remote one may not be there yet
 */
export async function openEditor(
  context: SiteContext & { store: ServerStore },
  settings: ContentSettings,
  log: (text: string) => void,
): Promise<() => Promise<Editor>> {
  const renderer: Renderer = await import(pathToFileURL(context.program.renderer).href);
  const limit = pLimit(1);
  const follow = followRemote(log);
  // Requests that come while a remote one is being cloned wait for the same folder.
  const open = openOnce(
    async (): Promise<Editor> => ({
      ...context,
      contentFolder: await orConflict(() => contentFolder(settings, context.store)),
      remote: settings.CONTENT_REMOTE,
      renderer,
      inTurn: (run) => limit(run),
    }),
  );
  return async () => {
    const editor = await open();
    await follow(editor);
    return editor;
  };
}
