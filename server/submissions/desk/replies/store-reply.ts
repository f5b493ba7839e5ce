import type { Stages } from "#contract/desk/stages.ts";
import { ConflictError } from "../../../permissions/errors.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";
import type { NewReply } from "../../../store/repositories/replies.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { queuedMail } from "../../queued-mail.ts";
import { changesSince } from "../changes-since.ts";
import { requireJudged } from "../find-application.ts";

/**
 * @param version of the application that the author has seen
 * @throws NotAllowedError while the applicant is withheld; ConflictError when the application changed, or cannot be answered
 */
export async function requireAnswerable(
  repositories: Repositories,
  record: InboxRecord,
  version: number,
  stages: Stages,
): Promise<void> {
  requireJudged(record);
  if (record.status === "erased") throw new ConflictError("This application was erased. Nothing was sent.");
  if (record.status === "quarantined")
    throw new ConflictError("Nothing was sent. Please release this application before you answer it.");
  if (record.version !== version)
    throw new ConflictError(
      `Nothing was sent. Since you started, ${await changesSince(repositories, record, version, stages)}. Send the reply again if it still fits.`,
    );
}

/**
 * Stores a reply and its mail, in the transaction that changes its application, which is found by its words from then on.
 * @param queuedAt the date of the mail, in milliseconds
 */
export async function storeReply(
  { replies, searchDocuments, mails }: Pick<Repositories, "replies" | "searchDocuments" | "mails">,
  reply: NewReply,
  queuedAt: number,
): Promise<void> {
  const { id: replyId, submissionId, sendAt } = reply;
  await replies.insert(reply);
  await searchDocuments.update(submissionId);
  await mails.insert([queuedMail("reply", { submissionId, replyId }, queuedAt, sendAt)]);
}
