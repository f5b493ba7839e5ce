import * as z from "zod/mini";
import { formKindSchema } from "./roles.ts";

/**
 * The inbox's filters; in the desk's address and in the query of `GET /api/applications` and `GET /api/export` by the
 * same names. What is left out does not restrict the list.
 */
export const inboxFilterSchema = z.object({
  form: z.optional(formKindSchema),
  stage: z.optional(z.string()),
  /** A member's id, or `none`. */
  assignee: z.optional(z.string()),
  /** A job's title, as stored with the application. */
  position: z.optional(z.string()),
  /** `1`: not opened by the signed-in member. */
  unread: z.optional(z.literal("1")),
  /** `1`: job applications not answered within 48 hours. */
  late: z.optional(z.literal("1")),
  /** Dates of Stockholm (`2026-11-23`), both included. */
  since: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  /** `inbox` when left out: neither archived nor quarantined. */
  status: z.optional(z.enum(["inbox", "archived", "quarantined", "all"])),
  /** Full-text search over every field, the reference and notes; every word must occur, as the start of a word. */
  q: z.optional(z.string().check(z.maxLength(200))),
});
export type InboxFilter = z.output<typeof inboxFilterSchema>;

/** One row of the inbox. Times are milliseconds since 1970. */
export const inboxRowSchema = z.object({
  reference: z.string(),
  form: formKindSchema,
  /** The form in words, or the position a job application is for. */
  title: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  stage: z.string(),
  assigneeId: z.nullable(z.string()),
  receivedAt: z.number(),
  /** When a job application must have been answered (48 hours); null for other forms, and once answered or ended. */
  dueAt: z.nullable(z.number()),
  isUnread: z.boolean(),
  isArchived: z.boolean(),
  status: z.enum(["accepted", "quarantined", "erased"]),
  hasResume: z.boolean(),
  noteCount: z.number(),
  /** Rises with every change of stage, assignee or archive; sent back with a change to find conflicts. */
  version: z.number(),
});
export type InboxRow = z.output<typeof inboxRowSchema>;

/** `GET /api/applications?…&cursor=&limit=` (limit 50 unless given, 200 at most), newest first. */
export const inboxPageSchema = z.object({
  applications: z.array(inboxRowSchema),
  /** For the next page; null on the last. */
  nextCursor: z.nullable(z.string()),
});
export type InboxPage = z.output<typeof inboxPageSchema>;

/** `GET /api/inbox-counts`: unread ones in the inbox by form, late ones, and what waits elsewhere. */
export const inboxCountsSchema = z.object({
  unread: z.record(formKindSchema, z.number()),
  late: z.number(),
  quarantined: z.number(),
  failedMails: z.number(),
  /** Positions that have applications, for the filter. */
  positions: z.array(z.string()),
});
export type InboxCounts = z.output<typeof inboxCountsSchema>;

/**
 * `PATCH /api/applications`: one change to one or more applications (200 at most), each in a transaction with its
 * timeline entry. Undo is the same call with the old value.
 */
export const applicationChangeSchema = z.strictObject({
  targets: z
    .array(z.strictObject({ reference: z.string(), version: z.number() }))
    .check(z.minLength(1), z.maxLength(200)),
  change: z.union([
    z.strictObject({ stage: z.string() }),
    z.strictObject({ assigneeId: z.nullable(z.string()) }),
    z.strictObject({ archived: z.boolean() }),
    /** Only for the signed-in member; raises no version and writes no timeline entry. */
    z.strictObject({ unread: z.boolean() }),
  ]),
});
export type ApplicationChange = z.output<typeof applicationChangeSchema>;

/** The answer: 200 with a result for each. `conflict`: it was changed meanwhile; `application` is how it is now. */
export const applicationChangeResultSchema = z.object({
  results: z.array(
    z.object({
      reference: z.string(),
      result: z.enum(["saved", "conflict", "refused", "missing"]),
      /** For people, unless saved. */
      message: z.optional(z.string()),
      application: z.nullable(inboxRowSchema),
    }),
  ),
});
export type ApplicationChangeResult = z.output<typeof applicationChangeResultSchema>;
