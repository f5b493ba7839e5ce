import * as z from "zod/mini";

/**
 * `GET /api/live`: server-sent events named `change`, only about forms the member may see. A client that connects
 * again refetches what it shows, so no event needs to be kept.
 */
export const liveChangeSchema = z.object({
  /** `all` when anything may have changed, such as by the operator CLI; `mails` when one was sent, failed or waits again. */
  kind: z.enum(["application", "mails", "members", "all"]),
  reference: z.optional(z.string()),
  /** True for an application that has just come in. */
  isNew: z.optional(z.boolean()),
  /** Who did it; left out for applicants and the system. */
  actorId: z.optional(z.string()),
});
export type LiveChange = z.output<typeof liveChangeSchema>;
