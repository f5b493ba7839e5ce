import * as z from "zod/mini";
import { inboxRowSchema } from "./inbox.ts";
import { requiredText } from "./text.ts";

const time = z.number();

export const noteSchema = z.object({
  id: z.string(),
  authorId: z.string(),
  /** Plain text; `@[member-id]` mentions a member. */
  text: z.string(),
  createdAt: time,
  /** Null when never edited. */
  editedAt: z.nullable(time),
  version: z.number(),
});
export type Note = z.output<typeof noteSchema>;

/**
 * `POST /api/applications/:reference/notes` with an id made by the desk, so that a request sent again stores one
 * note; `PATCH …/notes/:id` and `DELETE …/notes/:id?version=` by the author; 409 with the note when it changed.
 */
export const newNoteSchema = z.strictObject({
  id: z.uuid(),
  text: requiredText(10_000),
});
export const noteChangeSchema = z.strictObject({
  text: requiredText(10_000),
  version: z.number(),
});

/** What happened, oldest first. `details` by kind; member ids in `actorId`, null for applicant or system. */
const timelineEntrySchema = z.object({
  id: z.string(),
  at: time,
  actorId: z.nullable(z.string()),
  kind: z.enum([
    "received",
    "quarantined",
    "released",
    "opened",
    "resume",
    "stage",
    "assigned",
    "archived",
    "unarchived",
    "note",
    "noteEdited",
    "noteDeleted",
    "reply",
    "replyCancelled",
    "mail",
  ]),
  details: z.object({
    /** Stage ids, for `stage`. */
    from: z.optional(z.nullable(z.string())),
    to: z.optional(z.nullable(z.string())),
    /** For `assigned`. */
    assigneeId: z.optional(z.nullable(z.string())),
    noteId: z.optional(z.string()),
    replyId: z.optional(z.string()),
    /** For `mail`. */
    mailKind: z.optional(z.string()),
    mailState: z.optional(z.string()),
    /** Who acted when it was not a member, such as the operator CLI's user. */
    actor: z.optional(z.string()),
  }),
});
export type TimelineEntry = z.output<typeof timelineEntrySchema>;

export const replySchema = z.object({
  id: z.string(),
  authorId: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: time,
  /** Leaves not before this; until then it can be undone. */
  sendAt: time,
  state: z.enum(["queued", "sent", "failed", "cancelled"]),
  sentAt: z.nullable(time),
});
export type Reply = z.output<typeof replySchema>;

/**
 * `GET /api/applications/:reference`. `POST …/open` when it is shown: marks it as opened and as read by the member, and
 * records that in the activity log; answered with 204.
 */
export const applicationSchema = z.object({
  application: inboxRowSchema,
  /** In the form's order. `kind` says how to show the value. */
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      kind: z.enum(["text", "email", "tel", "url"]),
    }),
  ),
  sourcePage: z.string(),
  /** Null without one. */
  resume: z.nullable(
    z.object({
      name: z.string(),
      type: z.string(),
      sizeBytes: z.number(),
      checked: z.enum(["unchecked", "clean"]),
      /** Shown in the page (PDF only) and downloaded, both with a policy of their own. */
      viewUrl: z.nullable(z.string()),
      downloadUrl: z.string(),
    }),
  ),
  notes: z.array(noteSchema),
  replies: z.array(replySchema),
  timeline: z.array(timelineEntrySchema),
  /** Other applications from the same address, newest first. */
  others: z.array(inboxRowSchema),
});
export type Application = z.output<typeof applicationSchema>;
