import * as z from "zod/mini";
import { cursorSchema } from "./cursor.ts";
import { route } from "./route.ts";

const mailStates = ["queued", "sent", "failed", "cancelled"] as const;

/** The query of `GET /api/mails`; all states without `state`, of all applications without `reference`. */
const mailListQuerySchema = z.object({
  state: z.optional(z.enum(mailStates)),
  reference: z.optional(z.string().check(z.maxLength(40))),
  cursor: z.optional(cursorSchema),
});

/** `GET /api/mails?state=&reference=&cursor=`, newest first. `POST /api/mails/retry` with `{ ids }` or `{}` for all failed. */
const mailListSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** `held`: a scheduled reply that was not sent, because something happened meanwhile. */
      state: z.enum([...mailStates, "held"]),
      /** Of the application it is about; null for the desk's own mails. */
      reference: z.nullable(z.string()),
      /** Of the applicant it is about; empty for the desk's own mails, and once erased. */
      name: z.string(),
      /** Address of the applicant or member; null for the team, and when it was corrected after the mail was sent. */
      to: z.nullable(z.string()),
      queuedAt: z.number(),
      nextAttemptAt: z.number(),
      sentAt: z.nullable(z.number()),
      attempts: z.number(),
      /** Why the last attempt failed, in words; null when none did. */
      failure: z.nullable(z.string()),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type MailList = z.output<typeof mailListSchema>;

const mailRetrySchema = z.strictObject({
  ids: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(200))),
});

const countSchema = z.object({ count: z.number() });

export const mailApi = {
  list: route("GET", "/mails", { query: mailListQuerySchema, answer: mailListSchema }),
  retry: route("POST", "/mails/retry", { body: mailRetrySchema, answer: countSchema }),
  dismiss: route("POST", "/mails/dismiss", { body: mailRetrySchema, answer: countSchema }),
};
