import { randomUUID } from "node:crypto";
import type { ReplyFile } from "#contract/desk/application.ts";
import { maxReplyFiles, maxResumeBytes } from "#contract/limits.ts";
import { ConflictError, NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import type { StoredReplyFile } from "../../../store/tables/schema.ts";
import { findApplication, lockApplication, requireJudged, requireKept } from "../find-application.ts";

/** An attachment as the desk shows it. */
export const toReplyFile = ({ id, name, type, size, checked }: StoredReplyFile): ReplyFile => ({
  id,
  name,
  type,
  checked,
  sizeBytes: size,
  downloadUrl: `/api/reply-files/${id}`,
});

/** A file that was checked. */
type CheckedFile = { name: string; type: string; checked: "unchecked" | "clean"; content: Buffer };

/** @throws NotFoundError, NotAllowedError when the member may not answer the application */
export async function requireAnswering(
  store: Pick<Repositories, "inbox">,
  member: ActingMember,
  reference: string,
): Promise<void> {
  requireEditor(member);
  requireJudged(await findApplication(store, member, reference));
}

/** @throws ConflictError when files are more, or together larger, than a reply may have */
function requireFew(files: { size: number }[]): void {
  if (files.length > maxReplyFiles)
    throw new ConflictError(`A reply can have at most ${maxReplyFiles} attachments.`);
  if (files.reduce((sum, { size }) => sum + size, 0) > maxResumeBytes)
    throw new ConflictError(
      `All attachments together can be at most ${maxResumeBytes / 1024 / 1024} MB, because many mail servers take no more.`,
    );
}

/**
 * Adds an attachment to the reply that a member is writing.
 * @throws NotFoundError, NotAllowedError; ConflictError when it is one too many, or the application was erased
 */
export function addReplyFile(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  reference: string,
  file: CheckedFile,
): Promise<ReplyFile> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const { replyFiles, changes } = repositories;
    const record = await lockApplication(repositories, member, reference);
    requireJudged(record);
    requireKept(record);
    const added = {
      ...file,
      id: randomUUID(),
      submissionId: record.id,
      authorId: member.id,
      replyId: null,
      size: file.content.length,
      addedAt: Date.now(),
    };
    const own = (await replyFiles.ofSubmissions([record.id])).filter(
      ({ authorId, replyId }) => authorId === member.id && replyId === null,
    );
    requireFew([...own, added]);
    await replyFiles.insert(added);
    await changes.addApplications([record.id], { kind: "draft", actorId: member.id });
    return toReplyFile(added);
  });
}

/** A file, and its application. @throws NotFoundError when there is none that the member may see */
async function findFile(
  { replyFiles, submissions, inbox }: Pick<Repositories, "replyFiles" | "submissions" | "inbox">,
  member: ActingMember,
  id: string,
) {
  const file = await replyFiles.find(id);
  const submission = file && (await submissions.findById(file.submissionId));
  if (!submission) throw new NotFoundError();
  const record = await findApplication({ inbox }, member, submission.reference);
  requireJudged(record);
  return { file, record };
}

/**
 * Removes an attachment from the reply that a member is writing.
 * @throws NotFoundError, NotAllowedError; ConflictError when it is part of a reply
 */
export function removeReplyFile(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
): Promise<void> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const { file, record } = await findFile(repositories, member, id);
    if (file.authorId !== member.id) throw new NotFoundError();
    await repositories.submissions.lock(record.id);
    if ((await repositories.replyFiles.find(id))?.replyId)
      throw new ConflictError("This file is part of a reply that is already on its way.");
    await repositories.replyFiles.delete(id);
    await repositories.metadata.markCompactionDue();
    await repositories.changes.addApplications([record.id], { kind: "draft", actorId: member.id });
  });
}

/** An attachment with its content. @throws NotFoundError when there is none that the member may see */
export function openReplyFile(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
): Promise<{ name: string; type: string; content: Buffer }> {
  return transaction(async (repositories) => {
    const { file, record } = await findFile(repositories, member, id);
    const content = await repositories.replyFiles.content(id);
    if (!content) throw new NotFoundError();
    await recordActivity(repositories, member, "attachment", { reference: record.reference });
    return { name: file.name, type: file.type, content };
  });
}

/**
 * Makes files that a member added part of a reply, in the transaction that stores it.
 * @throws ConflictError when one of them is gone or part of another reply
 */
export async function attachFiles(
  { replyFiles }: Repositories,
  member: ActingMember,
  submissionId: string,
  replyId: string,
  ids: string[],
): Promise<StoredReplyFile[]> {
  if (ids.length === 0) return [];
  const files = (await replyFiles.ofSubmissions([submissionId])).filter(
    (file) => ids.includes(file.id) && file.authorId === member.id && file.replyId === null,
  );
  if (files.length !== new Set(ids).size)
    throw new ConflictError(
      "Nothing was sent, because an attachment was removed. Please check the attachments.",
    );
  requireFew(files);
  await replyFiles.attach(ids, replyId);
  return files.map((file) => ({ ...file, replyId }));
}
