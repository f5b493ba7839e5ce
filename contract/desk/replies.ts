import * as z from "zod/mini";
import { maxReplyFiles } from "../limits.ts";
import { replyFileSchema, replySchema } from "./application.ts";
import { route } from "./route.ts";
import { optionalText, requiredText } from "./text.ts";
import { versionNumber } from "./whole-number.ts";

const filledTemplateSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** The stage to move to when it is sent, such as a declined one; null leaves the stage. */
  stage: z.nullable(z.string()),
  /** True for those that `d` (decline) offers. */
  declines: z.boolean(),
  subject: z.string(),
  text: z.string(),
});

export type ReplyTemplate = z.output<typeof filledTemplateSchema>;

/**
 * Where a template asks for words of the sender's own; a reply that still has it is not sent. Values in brackets that only
 * the owner knows, the gaps of the content (content-model/samples.ts), are others.
 */
export const gap = "[…]";

/** `GET /api/applications/:reference/templates`: the templates of its form, filled in. */
const replyTemplatesSchema = z.object({
  templates: z.array(filledTemplateSchema),
  /** Those that offer times for an interview. */
  interviewTemplates: z.array(filledTemplateSchema),
  /** Who the mail goes to, and where answers go. */
  to: z.string(),
  replyTo: z.string(),
});
export type ReplyTemplates = z.output<typeof replyTemplatesSchema>;

/** A minute that exists, such as `2026-11-23T08:00`: browsers read 31 February as a day of March. */
const isMinute = (text: string) => {
  const timeMs = Date.parse(`${text}Z`);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().slice(0, 16) === text;
};

/**
 * `POST /api/applications/:reference/replies`: stores the reply, its mail, its timeline entry and the change of stage
 * in one transaction. The id is made by the desk, so that a request sent again sends one mail. The mail leaves ten
 * seconds later. 409 when the version is old, or when it would decline somebody while a meeting is offered or planned.
 * `DELETE /api/replies/:id` undoes it until then (409 afterwards), the change of stage too. With `sendAt` it leaves at
 * that time, and changes the stage then; until then it can be undone, or sent at once. It is held when somebody answers or
 * decides, the applicant writes or its author loses access before it leaves.
 */
const newReplySchema = z.strictObject({
  id: z.uuid(),
  version: versionNumber,
  subject: requiredText(200),
  text: requiredText(20_000),
  stage: z.optional(z.nullable(z.string())),
  /** Ids of the files that were added for it. */
  files: z.optional(z.array(z.uuid()).check(z.maxLength(maxReplyFiles))),
  /** A time in Stockholm. */
  sendAt: z.optional(z.string().check(z.refine(isMinute))),
});
export type NewReply = z.output<typeof newReplySchema>;

/**
 * `POST /api/applications/:reference/draft` keeps what a member writes, for their other devices and for colleagues to see;
 * sending the reply deletes it.
 */
const newDraftSchema = z.strictObject({
  /** The id that the reply is to have: once it was sent, a draft that comes late is left out. */
  replyId: z.uuid(),
  template: requiredText(200),
  subject: optionalText(200),
  text: optionalText(20_000),
  /** Of the application that its author has seen. */
  version: z.optional(versionNumber),
});
export type NewDraft = z.output<typeof newDraftSchema>;

/** How long a reply waits before it is sent, in milliseconds. */
export const undoWindowMs = 10_000;

/** How far ahead a reply can be scheduled, in days. */
export const maxScheduleDays = 90;

export const replyApi = {
  templates: route("GET", "/applications/:reference/templates", { answer: replyTemplatesSchema }),
  send: route("POST", "/applications/:reference/replies", { body: newReplySchema, answer: replySchema }),
  saveDraft: route("POST", "/applications/:reference/draft", { body: newDraftSchema }),
  deleteDraft: route("DELETE", "/applications/:reference/draft"),
  /**
   * Adds an attachment, a PDF or Word document as resumes are, sent as it is. 409 when there are too many or they are too
   * large together, 415 for another kind of file.
   */
  addFile: route("POST", "/applications/:reference/reply-files", {
    query: z.object({ name: requiredText(500) }),
    answer: replyFileSchema,
  }),
  removeFile: route("DELETE", "/reply-files/:id"),
  file: route("GET", "/reply-files/:id", { answer: "file" }),
  /** Sends one that is scheduled or held; 409 when it has left. */
  sendNow: route("POST", "/replies/:id/send", { answer: replySchema }),
  undo: route("DELETE", "/replies/:id", { answer: z.object({ reference: z.string() }) }),
};
