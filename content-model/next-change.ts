import { globSync } from "node:fs";
import * as z from "zod";
import type { SiteInfo } from "#contract/site-info.ts";
import { contentPath } from "./content-context.ts";
import { publicationFields, publishTimeMs } from "./publication.ts";
import { readContent } from "./read-content.ts";

/** Folders whose items can be drafts, or appear at a time. */
const itemFolders = ["articles", "companies", "jobs", "people", "programs", "studies", "webinars"];

const changingFields = z.looseObject({
  ...publicationFields,
  deadline: z.iso.date().optional(),
  filled: z.boolean().optional(),
});

/** The day after a job's deadline, from which its page says that it is closed. */
const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

type TimedChange = SiteInfo["timedChanges"][number];

/**
 * Every change of the site without a change of its content, past ones too, by time: items appear, and deadlines of jobs
 * have passed.
 */
export async function readTimedChanges(): Promise<TimedChange[]> {
  const files = globSync(`{${itemFolders.join(",")}}/*.{yaml,md}`, { cwd: contentPath() });
  const changes = await Promise.all(
    files.map(async (file): Promise<TimedChange[]> => {
      const { draft, publishAt = "", deadline, filled } = await readContent(file, changingFields);
      if (draft) return [];
      const change = (kind: TimedChange["kind"], time: string): TimedChange[] => {
        const timeMs = publishTimeMs(time);
        return timeMs === null ? [] : [{ timeMs, file, kind }];
      };
      const closing = deadline && !filled ? dayAfter(deadline) : "";
      // A job that appears after its deadline is closed from the beginning.
      return [...change("appears", publishAt), ...(closing > publishAt ? change("closes", closing) : [])];
    }),
  );
  return changes.flat().sort((a, b) => a.timeMs - b.timeMs);
}
