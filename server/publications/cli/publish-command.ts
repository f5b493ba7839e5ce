import { confirm } from "../../terminal-user.ts";
import { describeAllLater, describeChanges } from "../changes/describe-changes.ts";
import { latestContent } from "../content-folder.ts";
import { pushContent } from "../content-repository.ts";
import { prepareDraft } from "../draft.ts";
import { publish } from "../publish.ts";
import type { CliContext } from "./context.ts";
import { afterPublishing, printServers } from "./servers.ts";

export type PublishOptions = { dryRun?: boolean; yes?: boolean; note: string };

const unchanged = "Nothing was published. The site is as it was.";

/** Shows what publishing the content folder changes, asks, and publishes it. */
export async function publishCommand(context: CliContext, options: PublishOptions) {
  if (!options.dryRun && !options.yes && !process.stdin.isTTY) {
    throw new Error(
      "Nobody can answer a question here: add `-- --yes` to publish, or `-- --dry-run` to only look.",
    );
  }
  const { folder, unpushed } = await latestContent(context.settings);
  const publicationId = await publishFolder(context, options, folder);
  const remote = context.settings.CONTENT_REMOTE;
  if (publicationId !== null && remote !== undefined && unpushed > 0)
    await afterPublishing(publicationId, () => pushContent(folder, remote));
}

/** @returns the number of the publication that shows the folder now; null when it was not published */
async function publishFolder(
  { site, author }: CliContext,
  { dryRun = false, yes = false, note }: PublishOptions,
  folder: string,
): Promise<number | null> {
  const { parent, snapshot, changes } = await prepareDraft(site, folder);
  if (changes === null) {
    console.log("Nothing to publish: the site shows this content already.");
    return dryRun ? null : (parent?.id ?? null);
  }
  const lines = parent ? describeChanges(changes) : ["  everything: nothing has been published yet"];
  const shown = lines.length > 0 ? lines : ["  nothing that visitors see, now or later"];
  const later = describeAllLater(changes);
  console.log(`What changes on the site:\n${shown.join("\n")}\n`);
  if (later.length > 0) console.log(`What will change by itself:\n${later.join("\n")}\n`);
  if (dryRun) return null;
  if (!yes && !(await confirm("Publish this? Type y (yes) or n (no), then press Enter: "))) {
    console.log(unchanged);
    return null;
  }
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
