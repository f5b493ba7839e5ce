import { withoutQuotes } from "#contract/desk/quoted-text.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import { applicationMessages } from "#contract/messages.ts";
import type { ApplicationView } from "#contract/responses.ts";
import { hashToken } from "../store/secret-token.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/tables/schema.ts";
import { correctableFields } from "./correct-by-code.ts";
import { turnOf } from "./desk/inbox/waiting.ts";
import { findStage, firstStage } from "./desk/stages.ts";
import { viewLastInterview } from "./interviews/view-interview.ts";
import { fieldValue, labeledFields } from "./labeled-fields.ts";
import { isFromApplicant } from "./write-by-code.ts";

/** Names of the fields that only the team needs. */
function internalFields({ form }: Pick<Submission, "form">): string[] {
  return fieldsOf(forms[form])
    .filter((field) => field.type === "hidden" && field.internal)
    .map((field) => field.name);
}

/** Text for applicants about the stage. */
function shownStage({ form, stage }: Submission, stages: Stages): string | null {
  return findStage(stages, form, stage ?? firstStage(stages, form))?.shownAs ?? null;
}

const iso = (timeMs: number) => new Date(timeMs).toISOString();

/** What the applicant and the team wrote to each other: replies that were delivered, and the applicant's own messages. */
async function conversationOf(
  { messages, replies, replyFiles }: Pick<Store, "messages" | "replies" | "replyFiles">,
  submission: Submission,
): Promise<ApplicationView["conversation"]> {
  const applicant = fieldValue(labeledFields(submission), "email");
  const received = (await messages.ofSubmissions([submission.id], "filed"))
    .filter((message) => message.kind === "message" && isFromApplicant(message, applicant))
    .map(({ id, sentAt, subject, text, files }) => ({
      id,
      subject,
      from: "you" as const,
      sentAt: iso(sentAt),
      text: withoutQuotes(text),
      files: files.map(({ name }) => name),
    }));
  const attached = await replyFiles.ofSubmissions([submission.id]);
  const sent = (await replies.ofSubmissions([submission.id]))
    .filter(({ state }) => state === "sent")
    .map(({ id, sentAt, createdAt, subject, text }) => ({
      id,
      subject,
      text,
      from: "us" as const,
      sentAt: iso(sentAt ?? createdAt),
      files: attached.filter(({ replyId }) => replyId === id).map(({ name }) => name),
    }));
  return [...received, ...sent].sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
}

/**
 * The application with this code, with its file, conversation and interview; null when there is none.
 * @param zone a time zone that exists, for the interview
 */
export async function viewByCode(
  store: Pick<
    Store,
    "submissions" | "inbox" | "files" | "messages" | "replies" | "replyFiles" | "interviews" | "members"
  >,
  code: string,
  stages: Stages,
  zone: string | null = null,
): Promise<ApplicationView | null> {
  const submission = await store.submissions.findByCodeHash(hashToken(code));
  if (!submission) return null;
  const file = await store.files.find(submission.id);
  const { isOpen, dueAt } = await turnOf(store, stages, submission);
  return {
    message: applicationMessages.held,
    reference: submission.reference,
    formType: submission.formType,
    receivedAt: iso(submission.receivedAt),
    stage: shownStage(submission, stages),
    answerBy: dueAt === null ? null : iso(dueAt),
    isWithdrawn: submission.withdrawnAt !== null,
    canWithdraw: isOpen,
    correctable: correctableFields(submission),
    interview: submission.withdrawnAt === null ? await viewLastInterview(store, submission.id, zone) : null,
    conversation: await conversationOf(store, submission),
    fields: labeledFields(submission)
      .filter(({ name }) => !internalFields(submission).includes(name))
      .map(({ label, value }) => ({ label, value })),
    file: file
      ? { name: file.name, type: file.type, size: file.size, content: file.content.toString("base64") }
      : null,
  };
}
