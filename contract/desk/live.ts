import * as z from "zod/mini";
import { route } from "./route.ts";

/**
 * `GET /api/live`: server-sent events named `change`, about applications only those that the member sees. A client that connects
 * again refetches what it shows, so no event needs to be kept.
 */
export const liveChangeSchema = z.object({
  /**
   * `draft` when somebody writes a reply to an application; `all` when anything may have changed, such as by the operator CLI; `mails` when one was sent, failed, waits again, or came in and is to be assigned;
   * `views` when a saved view was added, changed or deleted; `site` when a draft of the site's content was edited, or the site published.
   */
  kind: z.enum(["application", "draft", "mails", "members", "views", "site", "all"]),
  reference: z.optional(z.string()),
  /** True for an application that has just come in. */
  isNew: z.optional(z.boolean()),
  /** Who did it; left out for applicants and the system. */
  actorId: z.optional(z.string()),
  /** Who wrote the reply that could not be delivered. */
  failedReplyBy: z.optional(z.string()),
  /** Who wrote the scheduled reply that is held. */
  heldReplyBy: z.optional(z.string()),
  /** Who was asked to read the application. */
  readerId: z.optional(z.string()),
  /** Who was given the application. */
  assigneeId: z.optional(z.string()),
});
export type LiveChange = z.output<typeof liveChangeSchema>;

/** How often an event named `alive` is sent. Without any event for twice as long, the connection is lost. */
export const liveHeartbeatMs = 15_000;

export const liveRoute = route("GET", "/live", { answer: "file" });
