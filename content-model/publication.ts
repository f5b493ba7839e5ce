import * as z from "zod";
import { timeZone } from "#contract/format-time.ts";
import { currentContent } from "./content-context.ts";
import { missingDay } from "./dates.ts";

/**
 * The time of a `publishAt` in milliseconds, or null when it cannot be read. A time that the change to summer time
 * skips is an hour later, and of one that occurs twice in autumn the first one counts.
 */
export function publishTimeMs(publishAt: string): number | null {
  if (!/^\d{4}-\d\d-\d\d([ T]\d\d:\d\d)?$/.test(publishAt)) return null;
  try {
    return Temporal.PlainDateTime.from(publishAt).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}

const publishAtAdvice =
  "write a date, or a date and a time in Stockholm, such as 2026-12-01 or 2026-12-01 09:30";

/** Fields of every item that say whether and when it appears. */
export const publicationFields = {
  draft: z.boolean({ error: "write true or false" }).default(false).meta({
    title: "Hidden from the site",
    description: "Only previews show it, and it can be shown again.",
    addLabel: "Hide from the site",
  }),
  publishAt: z
    .string()
    .refine((value) => publishTimeMs(value) !== null, {
      error: ({ input }) =>
        input === ""
          ? "choose a date and a time"
          : [missingDay(String(input).slice(0, 10)) ?? [], publishAtAdvice].flat().join("; "),
    })
    .meta({
      // Such as `2026-12-01` or `2026-12-01 09:30`.
      format: "day-or-time",
      title: "Appears on",
      description: "In Stockholm’s time. Until then only previews show it.",
      addLabel: "Appears at a set time …",
    })
    .optional(),
};

export type Publication = { draft?: boolean; publishAt?: string };

/** Whether an item is on the site at a time. */
export function isPublished({ draft, publishAt }: Publication, timeMs: number): boolean {
  return !draft && (publishAt === undefined || (publishTimeMs(publishAt) ?? 0) <= timeMs);
}

/** Whether readers return an item. */
export function isShown(item: Publication): boolean {
  const { drafts, timeMs } = currentContent();
  return drafts || isPublished(item, timeMs);
}
