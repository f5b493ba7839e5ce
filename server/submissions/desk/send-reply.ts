import type { Reply } from "#contract/desk/application.ts";
import { type NewReply, undoWindowMs } from "#contract/desk/replies.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { InboxRecord } from "../../store/inbox.ts";
import type { ReplyWithState } from "../../store/replies.ts";
import type { Repositories } from "../../store/repositories.ts";
import type { Store } from "../../store/store.ts";
import { queuedMail } from "../queued-mail.ts";
import { ConflictError } from "./errors.ts";
import { findApplication } from "./find-application.ts";
import { type ActingMember, requireEditor } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";
import { toReply } from "./reply.ts";
import { findStage, firstStage } from "./stages.ts";

/** The reply that a request sent again has stored already; undefined when it is new. */
async function findRepeated(
  { replies }: Repositories,
  member: ActingMember,
  submissionId: string,
  { id, subject, text }: NewReply,
): Promise<ReplyWithState | undefined> {
  const stored = await replies.find(id);
  if (!stored) return undefined;
  const isSame =
    stored.submissionId === submissionId &&
    stored.authorId === member.id &&
    stored.subject === subject &&
    stored.text === text;
  if (!isSame) throw new ConflictError("Another reply has this id.");
  return stored;
}

/** @throws ConflictError when the application changed, or cannot be answered any more */
function requireAnswerable(record: InboxRecord, { version, stage }: NewReply, stages: Stages) {
  if (record.status === "erased") throw new ConflictError("This application was erased. Nothing was sent.");
  if (record.status === "quarantined")
    throw new ConflictError("Nothing was sent. Please release this application before you answer it.");
  if (record.version !== version)
    throw new ConflictError(
      "Somebody changed this application in the meantime. Nothing was sent. Press Send again if the reply still fits.",
    );
  if (stage && !findStage(stages, record.form, stage))
    throw new ConflictError("Its form has no such stage. Nothing was sent. Please choose another stage.");
}

async function store(
  repositories: Repositories,
  member: ActingMember,
  record: InboxRecord,
  reply: NewReply,
  stages: Stages,
  domain: string,
): Promise<ReplyWithState> {
  const { replies, mails, review, timeline } = repositories;
  const { id, subject, text, version } = reply;
  const nowMs = Date.now();
  const sendAt = nowMs + undoWindowMs;
  const currentStage = record.stage ?? firstStage(stages, record.form);
  const stage = reply.stage && reply.stage !== currentStage ? reply.stage : null;
  const stored = {
    id,
    submissionId: record.id,
    authorId: member.id,
    subject,
    text,
    previousStage: stage && currentStage,
    stage,
    createdAt: nowMs,
    sendAt,
  };
  await replies.insert(stored);
  const mail = queuedMail("reply", { submissionId: record.id, replyId: id }, domain, nowMs);
  await mails.insert([{ ...mail, nextAttemptAt: sendAt }]);
  await timeline.add(record.id, member.id, "reply", { replyId: id }, nowMs);
  if (stage) {
    await review.change(record.id, version, { stage });
    await timeline.add(
      record.id,
      member.id,
      "stage",
      { from: currentStage, to: stage, replyId: id },
      nowMs + 1,
    );
  }
  await review.markReplied(record.id, nowMs);
  await recordActivity(repositories, member, "reply", record.reference);
  return { ...stored, state: "queued", sentAt: null };
}

/**
 * Stores a reply with its mail, its timeline entry and its change of stage in one transaction. The mail leaves when the
 * reply can no longer be undone. A request sent again stores and mails it once.
 * @param domain of the mail's Message-ID
 * @throws NotFoundError, NotAllowedError; ConflictError when the application has another version
 */
export function sendReply(
  { transaction }: Pick<Store, "transaction">,
  stages: Stages,
  member: ActingMember,
  reference: string,
  reply: NewReply,
  domain: string,
): Promise<Reply> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const { id } = await findApplication(repositories, member, reference);
    await repositories.submissions.lock(id);
    const repeated = await findRepeated(repositories, member, id, reply);
    if (repeated) return toReply(repeated);
    // Read again, because another transaction may have changed it before the lock.
    const record = await findApplication(repositories, member, reference);
    requireAnswerable(record, reply, stages);
    return toReply(await store(repositories, member, record, reply, stages, domain));
  });
}
