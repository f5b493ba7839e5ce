import { accessOf } from "#contract/desk/access.ts";
import { type Cursor, pageOf } from "#contract/desk/cursor.ts";
import type { Message, UnmatchedPage } from "#contract/desk/messages.ts";
import { formKinds } from "#contract/desk/roles.ts";
import { ConflictError, NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";
import type { StoredMessage, VisibleMessages, WaitingMessage } from "../../../store/repositories/messages.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import { fileMessage } from "../../file-message.ts";
import { findApplication, lockApplication, requireJudged, requireKept } from "../find-application.ts";

const pageSize = 50;

/** Who sees all applications also sees mails of which nothing is known. */
const seesUnknown = (member: ActingMember) => accessOf(member).forms.length === formKinds.length;

/** Which messages a member sees. */
export const messagesSeenBy = (member: ActingMember): VisibleMessages => ({
  access: accessOf(member),
  withUnknown: seesUnknown(member),
  viewerId: member.id,
});

/** A message as the desk shows it. */
export const toMessage = ({ files, isIncomplete, ...message }: StoredMessage): Message => ({
  id: message.id,
  kind: message.kind,
  fromName: message.fromName,
  fromAddress: message.fromAddress,
  subject: message.subject,
  text: message.text,
  isIncomplete: isIncomplete === 1,
  sentAt: message.sentAt,
  files: files.map(({ id, name, type, size, checked, refusal }) => ({
    ...{ id, name, type, checked, refusal },
    sizeBytes: size,
    downloadUrl: refusal === null ? `/api/messages/${message.id}/files/${id}` : null,
  })),
});

const toUnmatched = (message: WaitingMessage): UnmatchedPage["messages"][number] => ({
  ...toMessage(message),
  reference: message.reference,
  reason: message.reason ?? "unknown",
});

/** One page of the mails that wait to be assigned, newest first. @param cursor as the previous page gave it */
export async function listUnmatched(
  { messages }: Pick<Store, "messages">,
  member: ActingMember,
  cursor: Cursor | undefined,
): Promise<UnmatchedPage> {
  const rows = await messages.waiting(messagesSeenBy(member), pageSize + 1, cursor);
  const { page, nextCursor } = pageOf(rows, pageSize, ({ receivedAt }) => receivedAt);
  return { messages: page.map(toUnmatched), nextCursor };
}

/** How many mails the member could assign. */
export const countUnmatched = (
  { messages }: Pick<Store, "messages">,
  member: ActingMember,
): Promise<number> => messages.countWaiting(messagesSeenBy(member));

/**
 * A message, and the application that it belongs to or seems to belong to.
 * @throws NotFoundError when there is none that the member may see
 */
async function findMessage(
  repositories: Pick<Repositories, "messages" | "submissions" | "inbox">,
  member: ActingMember,
  id: string,
): Promise<{ message: StoredMessage; application: InboxRecord | null }> {
  const message = await repositories.messages.find(id);
  if (!message) throw new NotFoundError();
  if (message.submissionId === null) {
    if (!seesUnknown(member)) throw new NotFoundError();
    return { message, application: null };
  }
  const submission = await repositories.submissions.findById(message.submissionId);
  if (!submission) throw new NotFoundError();
  const application = await findApplication(repositories, member, submission.reference);
  requireJudged(application);
  return { message, application };
}

/** The address that an email came from. @throws NotFoundError when the member may not see it */
export const senderOfMessage = async (store: Store, member: ActingMember, id: string): Promise<string> =>
  (await findMessage(store, member, id)).message.fromAddress;

function requireWaiting(isWaiting: boolean): void {
  if (!isWaiting) throw new ConflictError("This email has been added to an application.");
}

/**
 * Assigns a mail that waits to an application, unless it is assigned to that already.
 * @returns the application's reference
 * @throws NotFoundError, NotAllowedError; ConflictError when it no longer waits, or the application was erased
 */
export function assignMessage(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
  reference: string,
): Promise<string> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const { message } = await findMessage(repositories, member, id);
    const record = await lockApplication(repositories, member, reference);
    requireJudged(record);
    requireKept(record);
    if (message.state === "filed" && message.submissionId === record.id) return record.reference;
    requireWaiting(message.state === "waiting");
    if (!(await repositories.messages.file(id, record.id))) throw new NotFoundError();
    await fileMessage(repositories, record, message, member.id);
    await recordActivity(repositories, member, "fileMessage", record.reference);
    await repositories.changes.add({ kind: "mails", actorId: member.id });
    return record.reference;
  });
}

/**
 * Deletes a mail that waits, here and in the mailbox.
 * @throws NotFoundError, NotAllowedError; ConflictError when it no longer waits
 */
export function deleteMessage(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
): Promise<void> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const locked = await repositories.messages.lockWaiting([id]);
    // After the wait, in which another member may have deleted it.
    const { application } = await findMessage(repositories, member, id);
    requireWaiting(locked.length > 0);
    await repositories.messages.delete([id]);
    await repositories.metadata.markCompactionDue();
    const reference = application?.reference;
    await recordActivity(repositories, member, "deleteMessage", { reference });
    await repositories.changes.add({ kind: "mails", actorId: member.id });
  });
}

/** An attachment with its content. @throws NotFoundError when there is none that the member may see */
export function openAttachment(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
  fileId: string,
): Promise<{ name: string; type: string; content: Buffer }> {
  return transaction(async (repositories) => {
    const { message, application } = await findMessage(repositories, member, id);
    const file = message.files.find((one) => one.id === fileId);
    const content = file && (await repositories.messages.content(id, fileId));
    if (!file || !content) throw new NotFoundError();
    await recordActivity(repositories, member, "attachment", { reference: application?.reference });
    return { name: file.name, type: file.type, content };
  });
}
