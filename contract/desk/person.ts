import * as z from "zod/mini";
import { applicationSchema } from "./application.ts";
import { messageSchema } from "./messages.ts";
import { route } from "./route.ts";

/**
 * `POST /api/person` with `{ email }`: everything held about one address. `GET /api/person?reference=` answers the same
 * about who sent an application, and `GET /api/person/download?reference=&format=` with the resumes as a file, a page to
 * read (`html`, the default) or `json`: addresses of people do not belong into a browser's history. Of who sent emails
 * alone it takes the id of one, as `message`.
 * `POST /api/person/erase` with `{ email }` erases it (owner, or member with all the forms concerned).
 */
const personSearchSchema = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
});

/** The answer. */
const personSchema = z.object({
  email: z.string(),
  names: z.array(z.string()),
  applications: z.array(applicationSchema),
  /** Mails from the address that wait until they are assigned, or are assigned to somebody else's application. */
  unmatched: z.array(messageSchema),
  /** Numbers of what an erasure removes, for the dialog. */
  totals: z.object({
    applications: z.number(),
    resumes: z.number(),
    notes: z.number(),
    replies: z.number(),
    drafts: z.number(),
    messages: z.number(),
    waitingMails: z.number(),
  }),
});
export type Person = z.output<typeof personSchema>;

const personEraseSchema = z.strictObject({ email: z.string() });

const senderSchema = z.object({ reference: z.string() });

export const personApi = {
  search: route("POST", "/person", { body: personSearchSchema, answer: personSchema }),
  sender: route("GET", "/person", { query: senderSchema, answer: personSchema }),
  download: route("GET", "/person/download", {
    query: z.object({
      reference: z.optional(z.string()),
      message: z.optional(z.string()),
      format: z._default(z.enum(["html", "json"]), "html"),
    }),
    answer: "file",
  }),
  erase: route("POST", "/person/erase", {
    body: personEraseSchema,
    answer: z.object({ references: z.array(z.string()) }),
  }),
};
