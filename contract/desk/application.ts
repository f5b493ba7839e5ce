import * as z from "zod/mini";
import { email } from "../forms/field-schemas.ts";
import { formMessages } from "../messages.ts";
import { decisionSchema } from "./decisions.ts";
import { inboxRowSchema } from "./inbox.ts";
import { interviewSchema } from "./interviews.ts";
import { messageSchema } from "./messages.ts";
import { readingsSchema } from "./readings.ts";
import { route } from "./route.ts";
import { requiredText } from "./text.ts";
import { versionNumber, wholeNumber } from "./whole-number.ts";

const time = z.number();

const noteSchema = z.object({
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

/** The field takes half of it: a mention is longer than the name that is shown for it. */
const noteText = requiredText(20_000);

/**
 * `POST /api/applications/:reference/notes` with an id made by the desk, so that a request sent again stores one
 * note; `PATCH …/notes/:id` and `DELETE …/notes/:id?version=` by the author; 409 when it changed.
 */
export const newNoteSchema = z.strictObject({
  id: z.uuid(),
  text: noteText,
});
export const noteChangeSchema = z.strictObject({
  text: noteText,
  version: versionNumber,
});

/** Timeline, oldest first. `details` by kind; member ids in `actorId`, null for applicant or system. */
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
    "addressCorrected",
    "putOff",
    "readerAsked",
    "readerReleased",
    "steppedAside",
    "judged",
    "decided",
    "decisionWithdrawn",
    "interviewOffered",
    "interviewChosen",
    "interviewMoved",
    "interviewCancelled",
    "message",
    "withdrawn",
    "mail",
  ]),
  details: z.object({
    /** Stage ids, for `stage`. */
    from: z.optional(z.nullable(z.string())),
    to: z.optional(z.nullable(z.string())),
    /** For `assigned`. */
    assigneeId: z.optional(z.nullable(z.string())),
    /** For `putOff`: until when; null when it was ended. */
    until: z.optional(z.nullable(time)),
    /** For `readerAsked` and `readerReleased`. */
    readerId: z.optional(z.string()),
    /** For `decided`. */
    outcome: z.optional(decisionSchema.shape.outcome),
    /**
     * When an interview begins; null when no time was chosen. `steppedAside` without it is a reader who does not judge, with
     * it a member who declined the interview in their calendar; `readerReleased` with it, one who can no longer take part.
     */
    startsAt: z.optional(z.nullable(time)),
    noteId: z.optional(z.string()),
    replyId: z.optional(z.string()),
    /** For a `reply` that was scheduled: until when. */
    sendAt: z.optional(time),
    messageId: z.optional(z.string()),
    /** For `mail`. */
    mailKind: z.optional(z.string()),
    mailState: z.optional(z.string()),
    /** The application's version after it, for what raises the version. */
    version: z.optional(z.number()),
    /** Who acted when it was not a member, such as the operator CLI's user. */
    actor: z.optional(z.string()),
  }),
});
export type TimelineEntry = z.output<typeof timelineEntrySchema>;

/**
 * `PATCH /api/applications/:reference/address`: corrects the applicant's address, and sends mails to them that failed once
 * more: all, or those that are named. 409 when the version is old.
 */
export const addressCorrectionSchema = z.strictObject({
  email: email(formMessages.invalidEmail),
  version: versionNumber,
  /** Ids of the failed mails that are sent once more; all of them when left out. */
  resend: z.optional(z.array(z.string()).check(z.maxLength(200))),
});

export const replyFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.number(),
  checked: z.enum(["unchecked", "clean"]),
  downloadUrl: z.string(),
});
export type ReplyFile = z.output<typeof replyFileSchema>;

export const replySchema = z.object({
  id: z.string(),
  authorId: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: time,
  /** Leaves not before this; until then it can be undone. */
  sendAt: time,
  /** `held`: it was scheduled, and is not sent because somebody answered, the applicant wrote or its author lost access. */
  state: z.enum(["queued", "scheduled", "held", "sent", "failed", "cancelled"]),
  sentAt: z.nullable(time),
  /** Its attachments. */
  files: z.array(replyFileSchema),
});
export type Reply = z.output<typeof replySchema>;

/** A reply that a member is writing. */
const replyDraftSchema = z.object({
  authorId: z.string(),
  /** The id of its template. */
  template: z.string(),
  subject: z.string(),
  text: z.string(),
  updatedAt: time,
  /** Of the application that its author has seen; null when it is not known. */
  version: z.nullable(z.number()),
});
export type ReplyDraft = z.output<typeof replyDraftSchema>;

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
  readings: readingsSchema,
  /** The latest; null without one, and for readers who have yet to judge. */
  decision: z.nullable(decisionSchema),
  /** Like colleagues' drafts and messages, only from before the decision for readers who have yet to judge. */
  replies: z.array(replySchema),
  /** The earliest offer first. */
  interviews: z.array(interviewSchema),
  drafts: z.array(replyDraftSchema),
  /** Attachments of replies that are being written, with who added them. */
  draftFiles: z.array(z.extend(replyFileSchema, { authorId: z.string() })),
  /** Mails of the applicant. */
  messages: z.array(messageSchema),
  timeline: z.array(timelineEntrySchema),
  /** Other applications from the same address, newest first. */
  others: z.array(inboxRowSchema),
});
export type Application = z.output<typeof applicationSchema>;

const onePath = "/applications/:reference";
const notePath = `${onePath}/notes/:id`;

export const applicationApi = {
  read: route("GET", onePath, { answer: applicationSchema }),
  open: route("POST", `${onePath}/open`),
  addNote: route("POST", `${onePath}/notes`, { body: newNoteSchema, answer: noteSchema }),
  changeNote: route("PATCH", notePath, { body: noteChangeSchema, answer: noteSchema }),
  deleteNote: route("DELETE", notePath, { query: z.object({ version: wholeNumber(9) }) }),
  correctAddress: route("PATCH", `${onePath}/address`, { body: addressCorrectionSchema }),
  resume: route("GET", `${onePath}/resume`, { answer: "file" }),
  viewResume: route("GET", `${onePath}/resume/view`, { answer: "file" }),
  release: route("POST", `${onePath}/release`),
  undoRelease: route("DELETE", `${onePath}/release`),
  erase: route("POST", `${onePath}/erase`),
};
