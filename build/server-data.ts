import { writeFile } from "node:fs/promises";
import { readSite } from "#content-model/site.ts";

/** Writes what the server needs to know of the content. */
export async function writeServerData(file: string) {
  const site = await readSite();
  await writeFile(file, JSON.stringify({ name: site.name, url: site.url, generalEmail: site.email.general }));
}
