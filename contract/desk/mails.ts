import * as z from "zod/mini";

const mailStateSchema = z.enum(["queued", "sent", "failed", "cancelled"]);

/** The query of `GET /api/mails`; all states without `state`. */
export const mailListQuerySchema = z.object({
  state: z.optional(mailStateSchema),
  cursor: z.optional(z.string()),
});

/** `GET /api/mails?state=&cursor=`, newest first. `POST /api/mails/retry` with `{ ids }` or `{}` for all failed. */
export const mailListSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: mailStateSchema,
      /** Of the application it is about; null for the desk's own mails. */
      reference: z.nullable(z.string()),
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

export const mailRetrySchema = z.strictObject({
  ids: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(200))),
});
