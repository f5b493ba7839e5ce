import * as z from "zod/mini";

/** `site.json` of a rendered site: what the server must know before it serves it. Written last. */
export const siteInfo = z.strictObject({
  /** The time for which it was rendered, in milliseconds. */
  timeMs: z.number(),
  /** What its content changes by itself and when, by time: items appear, and deadlines of jobs have passed. */
  timedChanges: z.array(
    z.strictObject({
      timeMs: z.number(),
      /** The content file, by its path in the content folder. */
      file: z.string(),
      kind: z.enum(["appears", "closes"]),
    }),
  ),
  /** The Content-Security-Policy of each page, by its path. */
  policies: z.record(z.string(), z.string()),
  /** The size of each file below `client/`, by its path there; left out by earlier programs. */
  sizes: z.optional(z.record(z.string(), z.number())),
  /** What is valid in its content and seldom meant, in words; left out by earlier programs. */
  warnings: z.optional(z.array(z.string())),
});

export type SiteInfo = z.output<typeof siteInfo>;
