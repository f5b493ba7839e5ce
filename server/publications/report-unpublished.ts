import type { FastifyBaseLogger } from "fastify";
import { ContentError } from "#content-model/content-error.ts";
import { formatCount } from "#contract/count.ts";
import { errorMessage } from "../error-message.ts";
import type { SiteContext } from "../site/prepare-site.ts";
import { checkInProcess } from "../site/render-in-process.ts";
import { type ContentSettings, latestContent } from "./content-folder.ts";
import { snapshotOfFolder } from "./publish.ts";
import { type Snapshot, snapshotName } from "./snapshot.ts";

/** What to say of a content folder that differs from what is published; null when it does not. */
async function describeUnpublished(
  { store, program }: SiteContext,
  settings: ContentSettings,
  signal: AbortSignal,
) {
  const publication = await store.publications.current();
  if (!publication) return null;
  const { folder } = await latestContent(settings, store, signal);
  const published: Snapshot = JSON.parse(publication.files);
  if (snapshotName(await snapshotOfFolder(folder, publication)) === snapshotName(published)) return null;
  const differs = `The content in ${folder} is not what publication ${publication.id} shows`;
  try {
    await checkInProcess(program, folder, signal);
    return `${differs}: see the changes with \`npm run publish -- --dry-run\``;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [first] = error.message.split("\n");
    return `${differs}, and has ${formatCount(error.mistakes.length, "mistake")}. The first: ${first}`;
  }
}

/**
 * Says in the log, once and in the background, when the content folder differs from what is published, and what is
 * wrong with it.
 * @returns a function that stops
 */
export function reportUnpublished(
  context: SiteContext,
  settings: ContentSettings,
  log: Pick<FastifyBaseLogger, "warn">,
): () => Promise<void> {
  const controller = new AbortController();
  const reported = describeUnpublished(context, settings, controller.signal).then(
    (text) => text && log.warn(text),
    (error) => {
      if (controller.signal.aborted) return;
      log.warn({ failure: errorMessage(error) }, "The content folder could not be checked");
    },
  );
  return async () => {
    controller.abort();
    await reported;
  };
}
