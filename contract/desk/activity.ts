import * as z from "zod/mini";

/** `GET /api/activity?cursor=` (owner), newest first. Kept for a year, without personal data of applicants. */
export const activityPageSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      /** A member's name, or the operator CLI's user. */
      actor: z.string(),
      action: z.string(),
      reference: z.nullable(z.string()),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type ActivityPage = z.output<typeof activityPageSchema>;

/** `GET /api/about`. */
export const aboutSchema = z.object({
  version: z.string(),
  store: z.enum(["sqlite", "postgres"]),
  /** Null when none was made with the operator CLI. */
  lastBackupAt: z.nullable(z.number()),
  retentionDays: z.number(),
  mail: z.object({
    /** Such as `SMTP server mail.example.org` or the folder of `.eml` files. */
    transport: z.string(),
    queued: z.number(),
    failed: z.number(),
  }),
  virusCheck: z.boolean(),
  siteUrl: z.string(),
});
export type About = z.output<typeof aboutSchema>;
