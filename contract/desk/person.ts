import * as z from "zod/mini";
import { applicationSchema } from "./application.ts";

/**
 * `GET /api/person?email=`: everything held about one address; `GET /api/person/download?email=` the same as a file.
 * `POST /api/person/erase` with `{ email }` erases it (owner, or member with all the forms concerned).
 */
export const personSchema = z.object({
  email: z.string(),
  names: z.array(z.string()),
  applications: z.array(applicationSchema),
  /** What an erasure removes, for the dialog. */
  totals: z.object({
    applications: z.number(),
    resumes: z.number(),
    notes: z.number(),
    replies: z.number(),
    waitingMails: z.number(),
  }),
});
export type Person = z.output<typeof personSchema>;

/** Also the body of `POST /api/applications/:reference/erase`, there without `email`. */
export const personEraseSchema = z.strictObject({ email: z.string() });
