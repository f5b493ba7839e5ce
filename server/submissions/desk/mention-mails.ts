import type { Repositories } from "../../store/repositories.ts";
import type { Note } from "../../store/schema.ts";
import { queuedMail } from "../queued-mail.ts";

/**
 * Queues a mail to each member that a note mentions, in the transaction that stores the note. Who has been removed by
 * then, or may not see the application, gets none.
 * @param memberIds those that the note did not mention before
 * @param domain of the mails' Message-IDs
 */
export async function queueMentionMails(
  { mails }: Pick<Repositories, "mails">,
  { id, submissionId, authorId }: Pick<Note, "id" | "submissionId" | "authorId">,
  memberIds: string[],
  domain: string,
): Promise<void> {
  const others = memberIds.filter((memberId) => memberId !== authorId);
  if (others.length === 0) return;
  const nowMs = Date.now();
  await mails.insert(
    others.map((memberId) => queuedMail("mention", { submissionId, memberId, noteId: id }, domain, nowMs)),
  );
}
