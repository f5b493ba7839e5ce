import { formatStockholmTime } from "../format-time.ts";
import { goBack } from "../publish.ts";
import type { CliContext } from "./context.ts";
import { afterPublishing, printServers } from "./servers.ts";

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

/** Publishes the content of an earlier publication again. */
export async function backCommand({ site, author }: CliContext, id: number | undefined, note: string) {
  const publication = await goBack(site, { id, author, note });
  console.log(
    `Publication ${publication.id} shows the content of publication ${publication.restores} again.`,
  );
  await afterPublishing(publication.id, () => printServers(site.store, publication.id));
}
