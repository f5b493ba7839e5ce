import path from "node:path";
import { latestContent } from "../content-folder.ts";
import { pushContent } from "../content-repository.ts";
import { prepareDraft } from "../draft.ts";
import { publish } from "../publish.ts";
import { agrees, printChanges, printWarnings, requireTerminal } from "./ask.ts";
import type { CliContext } from "./context.ts";
import { afterPublishing, printServers, warnOfOtherPrograms } from "./servers.ts";

export type PublishOptions = { dryRun?: boolean; yes?: boolean; note: string };

/** Shows what publishing the content folder changes, asks, and publishes it. */
export async function publishCommand(context: CliContext, options: PublishOptions) {
  if (!options.dryRun && !options.yes)
    requireTerminal("add `-- --yes` to publish, or `-- --dry-run` to only look");
  const { folder, unpushed } = await latestContent(context.settings, context.site.store);
  const publicationId = await publishFolder(context, options, folder);
  const remote = context.settings.CONTENT_REMOTE;
  if (publicationId !== null && remote !== undefined && unpushed > 0)
    await afterPublishing(publicationId, () => pushContent(folder, remote));
}

/** Which servers a publication reaches: a checkout on an editor's computer may have a store of its own. */
const reachedServers = ({ DATABASE_URL, DATA_DIR }: CliContext["settings"]) =>
  DATABASE_URL ? "all servers on DATABASE_URL" : `the server of ${path.resolve(DATA_DIR)} on this computer`;

/** @returns the number of the publication that shows the folder now; null when it was not published */
async function publishFolder(
  { site, settings, author }: CliContext,
  { dryRun = false, yes = false, note }: PublishOptions,
  folder: string,
): Promise<number | null> {
  const { parent, snapshot, changes, warnings } = await prepareDraft(site, folder);
  if (changes === null) {
    console.log("Nothing to publish: the site shows this content already.");
    return dryRun ? null : (parent?.id ?? null);
  }
  printChanges(changes, !parent);
  printWarnings(warnings);
  console.log(`This is for ${reachedServers(settings)}.`);
  await warnOfOtherPrograms(site.store, site.program);
  if (dryRun) return null;
  if (!yes && !(await agrees("Publish this?"))) return null;
  const { id } = await publish(site, folder, snapshot, parent, {
    author,
    note,
    changes: parent ? changes : null,
  });
  console.log(`Publication ${id} is stored.`);
  await afterPublishing(id, () => printServers(site.store, id));
  if (parent) console.log("To go back: npm run publications -- back");
  return id;
}
