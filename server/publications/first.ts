import { type PrepareOptions, prepareSite, type SiteContext } from "../site/prepare-site.ts";
import { type ContentSettings, latestContent } from "./content-folder.ts";
import { publish, StalePublication, snapshotOfFolder } from "./publish.ts";

/**
 * Publishes the content folder where nothing has been published yet.
 * @throws ContentError when the content has mistakes, ContentRepositoryError when it cannot be fetched
 */
export async function publishFirst(
  context: SiteContext,
  settings: ContentSettings,
  say?: PrepareOptions["say"],
): Promise<void> {
  if ((await context.store.publications.currentId()) !== null) return;
  const { folder } = await latestContent(settings, context.store);
  const snapshot = await snapshotOfFolder(folder, undefined);
  const known = [{ folder, snapshot, isLinked: false }];
  await prepareSite(context, snapshot, Date.now(), { known, isUrgent: true, say });
  try {
    await publish(context, folder, snapshot, undefined, { author: "", note: "", changes: null });
  } catch (error) {
    // Another server was faster.
    if (!(error instanceof StalePublication)) throw error;
  }
}
