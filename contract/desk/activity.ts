import * as z from "zod/mini";
import { cursorSchema } from "./cursor.ts";
import { decisionSchema } from "./decisions.ts";
import { inboxFilterSchema } from "./inbox.ts";
import { formKindSchema, roleSchema, siteRightSchema } from "./roles.ts";
import { route } from "./route.ts";

const accessSchema = z.object({
  role: roleSchema,
  forms: z.array(formKindSchema),
  positions: z.optional(z.array(z.string())),
  ventures: z.optional(z.array(z.string())),
  accessEndsAt: z.optional(z.nullable(z.number())),
  site: z.optional(siteRightSchema),
});

/** What an entry of the activity log is about, besides an application. */
export const activityDetailsSchema = z.object({
  /** Who was invited, changed or removed, and what they were before and after. */
  member: z.optional(z.object({ id: z.string(), name: z.string() })),
  before: z.optional(accessSchema),
  after: z.optional(accessSchema),
  /** The filters of an export: a member and a stage by name, no words searched for; and how many applications it read. */
  view: z.optional(z.extend(z.omit(inboxFilterSchema, { q: true }), { hasSearch: z.optional(z.boolean()) })),
  count: z.optional(z.number()),
  /** The name of a passkey that was added or removed. */
  passkey: z.optional(z.string()),
  /** The content file that was edited, or the number of a publication. */
  file: z.optional(z.string()),
  publication: z.optional(z.number()),
  /** How somebody signed in. */
  method: z.optional(z.enum(["link", "passkey", "set-up"])),
  /** What a change of an application was from and to, in words. */
  change: z.optional(
    z.object({
      what: z.enum(["stage", "assignee", "place", "day"]),
      from: z.string(),
      to: z.string(),
    }),
  ),
  /** Of a decision. */
  outcome: z.optional(decisionSchema.shape.outcome),
  /** Who was asked to read, or taken off reading. */
  reader: z.optional(z.object({ id: z.string(), name: z.string() })),
});
export type ActivityDetails = z.output<typeof activityDetailsSchema>;

/** `GET /api/activity?cursor=` (owner), newest first. Kept for a year, without personal data of applicants. */
const activityPageSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      /** A member's name, or the operator CLI's user. */
      actor: z.string(),
      action: z.string(),
      reference: z.nullable(z.string()),
      details: activityDetailsSchema,
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type ActivityPage = z.output<typeof activityPageSchema>;

/** `GET /api/about`. */
const aboutSchema = z.object({
  version: z.string(),
  store: z.enum(["sqlite", "postgres"]),
  /** Null when none was made with the operator CLI. */
  lastBackupAt: z.nullable(z.number()),
  retentionDays: z.number(),
  mail: z.object({
    /** Where mails go, in words, such as `Emails are sent through mail.example.org:587, over TLS`. */
    transport: z.string(),
    queued: z.number(),
    failed: z.number(),
    /** Why waiting mails could not be sent so far, in words. */
    reasons: z.array(z.string()),
    /** The mailbox that answers of applicants are fetched from; null without one. */
    mailbox: z.nullable(
      z.object({
        name: z.string(),
        /** When it was last read to its end. */
        readAt: z.nullable(z.number()),
        /** Why it cannot be read, in words. */
        failure: z.nullable(z.string()),
      }),
    ),
    /** What SendGrid posted; null where it may post nothing. */
    posted: z.nullable(
      z.object({
        /** When a mail was last taken. */
        takenAt: z.nullable(z.number()),
        /** When a request was last refused, and why, in words. */
        refused: z.nullable(z.object({ at: z.number(), reason: z.string() })),
      }),
    ),
  }),
  virusCheck: z.boolean(),
  siteUrl: z.string(),
});
export type About = z.output<typeof aboutSchema>;

export const activityApi = {
  list: route("GET", "/activity", {
    query: z.object({ cursor: z.optional(cursorSchema) }),
    answer: activityPageSchema,
  }),
  about: route("GET", "/about", { answer: aboutSchema }),
};
