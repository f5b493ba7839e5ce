import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { formatStockholmTime } from "#contract/format-time.ts";
import { compareWithPublished } from "../draft.ts";
import { findWayBack, goBack } from "../publish.ts";
import { writePublication } from "../write-publication.ts";
import { agrees, printChanges, requireTerminal } from "./ask.ts";
import type { CliContext } from "./context.ts";
import { afterPublishing, printServers, warnOfOtherPrograms } from "./servers.ts";

const kinds = { publish: "published", due: "changed by itself", back: "went back" };

/** Prints the publications that are kept, newest first. */
export async function listCommand({ site: { store } }: CliContext) {
  const publications = await store.publications.list();
  if (publications.length === 0) console.log("Nothing has been published yet.");
  for (const [index, { id, kind, createdAt, author, note, restores }] of publications.entries()) {
    const details = [
      `${kinds[kind]} on ${formatStockholmTime(createdAt)}`,
      author && `by ${author}`,
      restores !== null && `to publication ${restores}`,
      note && `(${note})`,
    ];
    console.log(`${index === 0 ? "*" : " "} ${id}  ${details.filter(Boolean).join(" ")}`);
  }
}

export type BackOptions = { yes?: boolean; note: string };

/** Shows what going back to an earlier publication changes, asks, and publishes its content again. */
export async function backCommand(
  { site, author }: CliContext,
  id: number | undefined,
  { yes = false, note }: BackOptions,
) {
  if (!yes) requireTerminal("add `--yes` to go back");
  const { current, target } = await findWayBack(site, id);
  printChanges(await compareWithPublished(site, current, JSON.parse(target.files)));
  await warnOfOtherPrograms(site.store, site.program);
  if (!yes && !(await agrees(`Go back to publication ${target.id}?`))) return;
  const publication = await goBack(site, { id: target.id, parent: current.id, author, note });
  console.log(
    `Publication ${publication.id} shows the content of publication ${publication.restores} again.`,
  );
  await afterPublishing(publication.id, () => printServers(site.store, publication.id));
}

/** Writes the files of a publication into a new folder: the newest one, or the one named. */
export async function filesCommand({ site: { store } }: CliContext, out: string, id: number | undefined) {
  const { publications } = store;
  const publication = id === undefined ? await publications.current() : await publications.find(id);
  if (!publication)
    throw new Error(id === undefined ? "Nothing has been published yet." : `There is no publication ${id}.`);
  const folder = path.resolve(out);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} has files already: name a new folder.`);
  await writePublication(store, publication, folder);
  console.log(`${folder} has the content of publication ${publication.id}.`);
}
