import type { Repositories } from "../store/repositories.ts";
import type { MessageTable } from "../store/tables/message-tables.ts";
import type { Submission } from "../store/tables/schema.ts";

/**
 * Adds a message to the timeline and the search of its application, in the transaction that stored it. Unless it was written by a
 * program, the application is unread and waits for the team.
 * @param submission as it is now, locked
 * @param actorId the member who filed it; null when nobody did
 */
export async function fileMessage(
  { review, timeline, searchDocuments }: Pick<Repositories, "review" | "timeline" | "searchDocuments">,
  submission: Pick<Submission, "id" | "sequence" | "version">,
  { id, kind }: Pick<MessageTable, "id" | "kind">,
  actorId: string | null = null,
): Promise<void> {
  const nowMs = Date.now();
  const needsAnswer = kind !== "automatic";
  if (needsAnswer) await review.receive(submission, nowMs);
  const details = { messageId: id, ...(needsAnswer && { version: submission.version + 1 }) };
  await searchDocuments.update(submission.id);
  await timeline.add(submission.id, actorId, "message", details, nowMs);
}
