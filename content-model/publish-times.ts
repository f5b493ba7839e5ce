import { globSync } from "node:fs";
import * as z from "zod";
import { contentDir } from "./content-dir.ts";
import { contentTimeMs, publicationFields, publishTimeMs } from "./publication.ts";
import { readContent } from "./read-content.ts";

/** Folders whose items can be drafts, or appear at a time. */
const itemFolders = ["articles", "companies", "jobs", "people", "programs", "studies", "webinars"];

/** The time in milliseconds at which the next item appears by itself; null when none waits. */
export async function readNextPublishTime(): Promise<number | null> {
  const files = globSync(`{${itemFolders.join(",")}}/*.{yaml,md}`, { cwd: contentDir });
  const items = await Promise.all(files.map((file) => readContent(file, z.looseObject(publicationFields))));
  const times = items
    .filter(({ draft }) => !draft)
    .flatMap(({ publishAt }) => (publishAt && publishTimeMs(publishAt)) || [])
    .filter((timeMs) => timeMs > contentTimeMs);
  return times.length > 0 ? Math.min(...times) : null;
}
