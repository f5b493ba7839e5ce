import { globSync } from "node:fs";
import * as z from "zod";
import { contentDir } from "./content-dir.ts";
import { contentTimeMs, publicationFields, publishTimeMs } from "./publication.ts";
import { readContent } from "./read-content.ts";

/** Folders whose items can be drafts, or appear at a time. */
const itemFolders = ["articles", "companies", "jobs", "people", "programs", "studies", "webinars"];

const changingFields = z.looseObject({ ...publicationFields, deadline: z.iso.date().optional() });

/** The day after a job's deadline, from which its page says that it is closed. */
const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

/**
 * The time in milliseconds at which the site next changes without a change of its content: an item appears, or a job's
 * deadline has passed. Null when nothing of that waits.
 */
export async function readNextChangeTime(): Promise<number | null> {
  const files = globSync(`{${itemFolders.join(",")}}/*.{yaml,md}`, { cwd: contentDir });
  const items = await Promise.all(files.map((file) => readContent(file, changingFields)));
  const times = items
    .filter(({ draft }) => !draft)
    .flatMap(({ publishAt, deadline }) => [publishAt, deadline && dayAfter(deadline)])
    .map((time) => (time ? publishTimeMs(time) : null))
    .filter((timeMs) => timeMs !== null && timeMs > contentTimeMs);
  return times.length > 0 ? Math.min(...times.map(Number)) : null;
}
