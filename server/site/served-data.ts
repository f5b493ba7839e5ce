import type { ServerData } from "#contract/server-data.ts";
import { publishFirst } from "../publications/first.ts";
import type { Settings } from "../settings.ts";
import { readServerData } from "./open-site.ts";
import type { SiteContext } from "./prepare-site.ts";
import { openProgram } from "./program.ts";
import { siteFolders } from "./site-folders.ts";
import { openSites } from "./sites.ts";

/**
 * What other programs than the server need of the content: of the site that this machine serves, or that it would serve.
 * @throws when there is none and the content cannot be rendered
 */
export async function servedData(settings: Settings, store: SiteContext["store"]): Promise<ServerData> {
  const folders = siteFolders(settings.DATA_DIR);
  const served = await readServerData(folders.current).catch(() => null);
  if (served) return served;
  const context = { store, program: openProgram(), folders };
  await publishFirst(context, settings);
  return (await openSites(context)).current().data;
}
