import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

/** `release.json` of a release: what the server must know before it serves it. */
export const releaseSchema = z.strictObject({
  /** Name of its folder below `dist/releases/`; sorts by the time of its build. */
  id: text,
  /** ISO 8601. */
  builtAt: text,
  /** Hash of `contract/`. Pages and server must have been made from the same one. */
  contractHash: text,
  /** When the site next changes by itself (ISO 8601): an item appears, or a deadline has passed. */
  nextChangeAt: z.optional(text),
});

export type ReleaseInfo = z.output<typeof releaseSchema>;
