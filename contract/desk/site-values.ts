import * as z from "zod/mini";

/** A content file by its path below the content folder, such as `pages/home.yaml`. */
export const file = z.string().check(z.maxLength(200));

/** Names of fields and indexes of list entries. */
export const path = z
  .array(z.union([z.string().check(z.maxLength(200)), z.int()]))
  .check(z.minLength(1), z.maxLength(30));

export const json = z.json();
export type SiteValue = z.output<typeof json>;

/** A value that differs from the content folder. */
export const changeSchema = z.object({
  path,
  /** Where it stands, in the words of the form. */
  place: z.string(),
  before: z.optional(json),
  after: z.optional(json),
  author: z.string(),
  at: z.number(),
});
export type SiteFileChange = z.output<typeof changeSchema>;
