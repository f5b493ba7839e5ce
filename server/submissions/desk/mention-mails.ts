import { accessOf, covers, isActive, type Subject } from "#contract/desk/access.ts";
import type { Repositories } from "../../store/repositories.ts";
import type { Note } from "../../store/tables/schema.ts";
import { queuedMail } from "../queued-mail.ts";

/**
 * Queues a mail to each member that a note mentions, in the transaction that stores the note. Its author, and members
 * who were removed or may not see the application, get none.
 * @param mentionedIds members whom the note did not mention before
 */
export async function queueMentionMails(
  { mails, members }: Pick<Repositories, "mails" | "members">,
  { id, submissionId, authorId }: Pick<Note, "id" | "submissionId" | "authorId">,
  application: Subject,
  mentionedIds: string[],
): Promise<void> {
  if (mentionedIds.length === 0) return;
  const readers = (await members.list()).filter(
    (member) =>
      mentionedIds.includes(member.id) &&
      member.id !== authorId &&
      isActive(member) &&
      covers(accessOf(member), application),
  );
  if (readers.length === 0) return;
  const nowMs = Date.now();
  await mails.insert(
    readers.map((member) => queuedMail("mention", { submissionId, memberId: member.id, noteId: id }, nowMs)),
  );
}
