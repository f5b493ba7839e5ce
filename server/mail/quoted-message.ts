import { withoutQuotes } from "#contract/desk/quoted-text.ts";
import { formatReceived } from "#contract/format-time.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/tables/schema.ts";
import { fieldValue, labeledFields } from "../submissions/labeled-fields.ts";
import { isFromApplicant } from "../submissions/write-by-code.ts";

/** Of longer messages only the beginning is quoted. */
const maxLength = 5_000;

/** What the applicant wrote, without what their program repeats of earlier mails. */
export type QuotedMessage = { time: string; text: string };

function quotable(text: string): string {
  const written = withoutQuotes(text);
  return written.length > maxLength ? `${written.slice(0, maxLength).toWellFormed()} …` : written;
}

/**
 * The applicant's last message that a reply answers: one that came before it, and after the reply before. What others
 * wrote about the applicant is not for them.
 */
export async function quotedMessage(
  { messages, replies }: Pick<Store, "messages" | "replies">,
  submission: Submission,
  reply: { id: string; createdAt: number },
): Promise<QuotedMessage | undefined> {
  const applicant = fieldValue(labeledFields(submission), "email");
  const earlier = (await replies.ofSubmissions([submission.id])).filter(
    ({ id, createdAt, state }) => id !== reply.id && createdAt < reply.createdAt && state !== "cancelled",
  );
  const answeredAt = Math.max(0, ...earlier.map(({ createdAt }) => createdAt));
  const message = (await messages.ofSubmissions([submission.id], "filed")).findLast(
    (one) =>
      one.kind === "message" &&
      isFromApplicant(one, applicant) &&
      one.receivedAt > answeredAt &&
      one.receivedAt < reply.createdAt,
  );
  const text = message && quotable(message.text);
  return text ? { time: formatReceived(message.sentAt), text } : undefined;
}
