import { randomUUID } from "node:crypto";
import type { Stages } from "#contract/desk/stages.ts";
import { minuteMs } from "#contract/durations.ts";
import type { Repositories } from "../store/repositories.ts";
import { hashToken } from "../store/secret-token.ts";
import type { Store } from "../store/store.ts";
import type { MessageTable } from "../store/tables/message-tables.ts";
import type { Submission } from "../store/tables/schema.ts";
import { turnOf } from "./desk/inbox/waiting.ts";
import { canonicalAddress, normalizeEmailForLookup } from "./email.ts";
import { fileMessage } from "./file-message.ts";
import { cancelWithdrawn } from "./interviews/cancel-interviews.ts";
import { fieldValue, labeledFields } from "./labeled-fields.ts";

/** The same text within this time is stored once: a form that was sent again. */
const sameTextMs = 10 * minuteMs;

/** Finds the application of a code and makes other transactions that change it wait. */
export async function lockByCode(
  { submissions }: Repositories,
  code: string,
): Promise<Submission | undefined> {
  const found = await submissions.findByCodeHash(hashToken(code));
  if (!found) return undefined;
  await submissions.lock(found.id);
  return submissions.findByCodeHash(hashToken(code));
}

/** Adds a message that an applicant sends from their page. @param submission as it was before it */
export async function addPageMessage(
  repositories: Repositories,
  submission: Submission,
  text: string,
): Promise<void> {
  const nowMs = Date.now();
  const id = randomUUID();
  const fields = labeledFields(submission);
  const message = {
    id,
    submissionId: submission.id,
    state: "filed",
    reason: null,
    kind: "message",
    source: "page",
    messageId: repositories.mails.messageIdOf(id),
    fromName: fieldValue(fields, "name"),
    fromAddress: normalizeEmailForLookup(fieldValue(fields, "email")),
    subject: "",
    text,
    isIncomplete: 0,
    sentAt: nowMs,
    receivedAt: nowMs,
  } as const;
  await repositories.messages.insert(message, []);
  await fileMessage(repositories, submission, message);
}

/**
 * Adds what an applicant wrote on their page to the conversation.
 * @returns null when there is no application with this code
 */
export function writeByCode(
  { transaction }: Pick<Store, "transaction">,
  code: string,
  text: string,
): Promise<"stored" | null> {
  return transaction(async (repositories) => {
    const submission = await lockByCode(repositories, code);
    if (!submission) return null;
    const nowMs = Date.now();
    const earlier = await repositories.messages.ofSubmissions([submission.id]);
    const isRepeated = earlier.some(
      (message) =>
        message.source === "page" && message.text === text && message.receivedAt > nowMs - sameTextMs,
    );
    if (isRepeated) return "stored";
    await addPageMessage(repositories, submission, text);
    return "stored";
  });
}

/**
 * Withdraws an application: it waits for nobody, the team is told at the desk, and its interviews to come are cancelled.
 * @returns `closed` when it has ended or waits for nobody any more; null when there is no application with this code
 */
export function withdrawByCode(
  { transaction }: Pick<Store, "transaction">,
  code: string,
  stages: Stages,
): Promise<"withdrawn" | "closed" | null> {
  return transaction(async (repositories) => {
    const submission = await lockByCode(repositories, code);
    if (!submission) return null;
    if (submission.withdrawnAt !== null) return "withdrawn";
    if (!(await turnOf(repositories, stages, submission)).isOpen) return "closed";
    const nowMs = Date.now();
    await repositories.review.withdraw(submission, nowMs);
    const details = { version: submission.version + 1 };
    await repositories.timeline.add(submission.id, null, "withdrawn", details, nowMs);
    await cancelWithdrawn(repositories, submission.id, nowMs);
    return "withdrawn";
  });
}

/**
 * Whether an applicant wrote a message: only those are shown to them, since others may be about them. What came from
 * their page has the address that they had then.
 */
export const isFromApplicant = (
  { source, fromAddress }: Pick<MessageTable, "source" | "fromAddress">,
  applicant: string,
): boolean => source === "page" || canonicalAddress(fromAddress) === canonicalAddress(applicant);
