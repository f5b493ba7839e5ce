import { snapshotOfFolder } from "#server/publications/publish.ts";
import { prepareSite, type SiteContext } from "#server/site/prepare-site.ts";
import { openProgram } from "#server/site/program.ts";
import { markCurrent, siteFolders } from "#server/site/site-folders.ts";

/** All files lie in the content folder, so none is read from a store. */
const noStore = { publications: {} } as SiteContext["store"];

/** Renders a content folder unless that was done. @returns the folder of the rendered site */
export async function renderContent(contentFolder: string, dataFolder: string): Promise<string> {
  const folders = siteFolders(dataFolder);
  const snapshot = await snapshotOfFolder(contentFolder, undefined);
  const context = { store: noStore, program: openProgram(), folders };
  const known = [{ folder: contentFolder, snapshot, isLinked: false }];
  const site = await prepareSite(context, snapshot, Date.now(), { known, isUrgent: true });
  await markCurrent(folders, site);
  return site;
}
