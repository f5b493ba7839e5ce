import * as z from "zod/mini";
import { formKindSchema } from "./roles.ts";
import { route } from "./route.ts";
import { stagesSchema } from "./stages.ts";
import { versionNumber, wholeNumber } from "./whole-number.ts";

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
  /** `1`: applications not answered in the time that the site promises. */
  late: z.optional(z.literal("1")),
  /** Applications for which the team has something to do, or the applicant, or that were put off. */
  waiting: z.optional(z.enum(["us", "them", "later"])),
  /**
   * `1`: what the signed-in member has to do: waiting for the team, and assigned to them or with a reply of theirs that could
   * not be delivered, or to be read by them.
   */
  mine: z.optional(z.literal("1")),
  /** Dates of Stockholm (`2026-11-23`), both included. */
  since: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  /** When left out, `inbox`: neither archived nor quarantined; a search finds archived ones too. */
  status: z.optional(z.enum(["inbox", "archived", "quarantined", "all"])),
  /** When left out, the most urgent first with `late`, `waiting` or `mine`; otherwise newest first. */
  sort: z.optional(z.enum(["newest", "oldest", "due"])),
  /**
   * Full-text search over every field, the reference, notes, replies and mails; every word must occur, as the start of a
   * word.
   */
  q: z.optional(z.string().check(z.maxLength(200))),
});
export type InboxFilter = z.output<typeof inboxFilterSchema>;

/** One row of the inbox. Times are milliseconds since 1970. */
export const inboxRowSchema = z.object({
  reference: z.string(),
  form: formKindSchema,
  /** The form in words, or the position a job application is for. */
  title: z.string(),
  /** Empty but for job applications. */
  position: z.string(),
  /** The company whose job a job application is for; otherwise empty. */
  venture: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  stage: z.string(),
  assigneeId: z.nullable(z.string()),
  receivedAt: z.number(),
  /**
   * Whose turn it is: the team's until the mail server has taken a reply, and again when one cannot be delivered, the
   * applicant wrote or is silent, or the day has come to which it was put off; then the applicant's; `later` while it is put
   * off. Null once archived or withdrawn. Null also once it ended, unless an answer is missing or the applicant wrote since.
   */
  waitingFor: z.nullable(z.enum(["us", "them", "later"])),
  /** Since when; null when for nobody. */
  waitingSince: z.nullable(z.number()),
  /** Whether it is the team's turn only because the applicant has not answered for as long as the stage says. */
  isSilent: z.boolean(),
  /** Until when the site promises an answer; null once answered or ended. */
  dueAt: z.nullable(z.number()),
  /** Until when it is put off; null when it is not. */
  putOffUntil: z.nullable(z.number()),
  /** A reply that waits to be sent, one that is held, or one that could not be delivered; null otherwise. */
  undeliveredReply: z.nullable(z.enum(["queued", "held", "failed"])),
  /** Whether the team decided, and no reply that was written since has been delivered. */
  owesAnswer: z.boolean(),
  isUnread: z.boolean(),
  /** Whether the member was asked to read it and has not judged it. */
  isToRead: z.boolean(),
  /** Until when; null when they were not, or have. */
  toReadUntil: z.nullable(z.number()),
  /** Whether name, address, links and resume are withheld until then. */
  isBlind: z.boolean(),
  isArchived: z.boolean(),
  /** Whether the applicant withdrew it. */
  isWithdrawn: z.boolean(),
  status: z.enum(["accepted", "quarantined", "erased"]),
  hasResume: z.boolean(),
  noteCount: z.number(),
  /**
   * Rises with every reply that is sent or taken back, every change of stage, assignee, archive, address or the day until
   * which it is put off, every decision and interview, and what the applicant does; sent back with a reply or change to
   * find conflicts.
   */
  version: z.number(),
});
export type InboxRow = z.output<typeof inboxRowSchema>;

/** `GET /api/applications?…&cursor=&limit=` (limit 50 unless given, 200 at most), in the order of `sort`. */
export const inboxPageSchema = z.object({
  applications: z.array(inboxRowSchema),
  /** For the next page; null on the last. */
  nextCursor: z.nullable(z.string()),
});
export type InboxPage = z.output<typeof inboxPageSchema>;

/** From this number on, the counts of the inbox count no further. */
export const countLimit = 1_000;

/** `GET /api/inbox-counts`: unread ones in the inbox by form, late ones, the member's own, and what waits elsewhere. */
const inboxCountsSchema = z.object({
  unread: z.record(formKindSchema, z.number()),
  late: z.number(),
  lateByForm: z.record(formKindSchema, z.number()),
  /** What the member has to do; see the filter of this name. */
  mine: z.number(),
  quarantined: z.number(),
  failedMails: z.number(),
  /** Mails that wait until somebody says which application they belong to. */
  unmatched: z.number(),
  /** Positions that have applications, for the filter. */
  positions: z.array(z.string()),
});
export type InboxCounts = z.output<typeof inboxCountsSchema>;

/**
 * `PATCH /api/applications`: one change to one or more applications (200 at most), each in a transaction with its
 * timeline entry. Undo is the same call with the old value.
 */
const applicationChangeSchema = z.strictObject({
  targets: z
    .array(z.strictObject({ reference: z.string(), version: versionNumber }))
    .check(z.minLength(1), z.maxLength(200)),
  change: z.union([
    z.strictObject({ stage: z.string() }),
    z.strictObject({ assigneeId: z.nullable(z.string()) }),
    z.strictObject({ archived: z.boolean() }),
    /** Until the morning of a day of Stockholm, within a year; null ends it. The deadline stays. */
    z.strictObject({ putOffTo: z.nullable(z.iso.date()) }),
    /** Only for the signed-in member; raises no version and writes no timeline entry. */
    z.strictObject({ unread: z.boolean() }),
  ]),
});
export type ApplicationChange = z.output<typeof applicationChangeSchema>;

/** The answer: 200 with a result for each. `conflict`: it was changed meanwhile; `application` is how it is now. */
const applicationChangeResultSchema = z.object({
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

/** The kinds of files in which applications can be exported. */
export const exportFormatNames = ["xlsx", "csv", "json"] as const;
export type ExportFormat = (typeof exportFormatNames)[number];

export const inboxApi = {
  stages: route("GET", "/stages", { answer: stagesSchema }),
  list: route("GET", "/applications", {
    query: z.extend(inboxFilterSchema, {
      cursor: z.optional(wholeNumber(16)),
      limit: z.optional(wholeNumber(15).check(z.minimum(1), z.maximum(200))),
    }),
    answer: inboxPageSchema,
  }),
  change: route("PATCH", "/applications", {
    body: applicationChangeSchema,
    answer: applicationChangeResultSchema,
  }),
  counts: route("GET", "/inbox-counts", { answer: inboxCountsSchema }),
  export: route("GET", "/export", {
    query: z.extend(inboxFilterSchema, { format: z.enum(exportFormatNames) }),
    answer: "file",
  }),
};
