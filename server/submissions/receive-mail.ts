import { randomUUID } from "node:crypto";
import { sha256Of } from "../sha256.ts";
import type { Interview } from "../store/repositories/interviews.ts";
import type { MailPlace } from "../store/repositories/mailboxes.ts";
import type { Repositories } from "../store/repositories.ts";
import type { Store } from "../store/store.ts";
import type { MessageFileTable, MessageTable } from "../store/tables/message-tables.ts";
import type { Submission } from "../store/tables/schema.ts";
import { canonicalAddress } from "./email.ts";
import { fileMessage } from "./file-message.ts";
import { type CalendarReply, declineByCalendar, participantWith } from "./interviews/answer-by-calendar.ts";
import { fieldValue, labeledFields } from "./labeled-fields.ts";

/** An attachment that was checked, without its place in the store. */
export type CheckedAttachment = Omit<MessageFileTable, "id" | "messageId">;

/** A mail that came in. */
export type ReceivedMail = Pick<
  MessageTable,
  "kind" | "messageId" | "fromName" | "fromAddress" | "subject" | "text" | "isIncomplete" | "sentAt"
> & {
  files: CheckedAttachment[];
  /** Hashes of the tokens in the addresses that it was sent to. */
  tokenHashes: string[];
  /** Message-IDs that it answers or, when it is a bounce, contains. */
  references: string[];
  /** Whether who took it in found that it is not from the domain it names. */
  failsAuthentication: boolean;
  /** The answer of a calendar program to an invitation. */
  calendarReply: CalendarReply | null;
};

/** `known`: it was stored before. */
export type MailReceipt = "filed" | "waiting" | "known";

type Match = {
  submission: Submission | undefined;
  reason: MessageTable["reason"];
  /** The member who answers an invitation. */
  answering?: { interview: Interview; memberId: string };
};

/** The hash by which a mail is known once it was fetched. */
export const hashMessageId = (messageId: string): string => sha256Of(messageId);

/** An application that is not erased, locked so that it is not until the mail is stored. */
async function lockKept({ submissions }: Repositories, id: string): Promise<Submission | undefined> {
  await submissions.lock(id);
  const submission = await submissions.findById(id);
  return submission?.status === "erased" ? undefined : submission;
}

/**
 * The application that a mail names: by the token in its recipient's address, by a mail of ours that it answers, or by
 * the invitation that it answers.
 */
async function findNamed(
  repositories: Repositories,
  { tokenHashes, references, calendarReply }: ReceivedMail,
): Promise<Submission | undefined> {
  const { replyTokens, mails, interviews } = repositories;
  const interview = calendarReply ? await interviews.find(calendarReply.uid) : undefined;
  const id =
    interview?.submissionId ??
    (await replyTokens.submissionIdOf(tokenHashes)) ??
    (await mails.submissionIdOf(references));
  return id === undefined ? undefined : lockKept(repositories, id);
}

/** Where a mail belongs, and why a member has to look at it first. */
async function match(repositories: Repositories, mail: ReceivedMail): Promise<Match> {
  const { kind, fromAddress, failsAuthentication, calendarReply } = mail;
  const submission = await findNamed(repositories, mail);
  if (!submission) {
    // Anybody can write another's address, so it is only a guess.
    const [guess] = fromAddress === "" ? [] : await repositories.submissions.idsByEmail(fromAddress);
    return { submission: guess && (await lockKept(repositories, guess.id)), reason: "unknown" };
  }
  // A bounce comes from a mail server; what it contains is known only to who got our mail.
  if (kind === "bounce") return { submission, reason: null };
  const applicant = fieldValue(labeledFields(submission), "email");
  const reason = failsAuthentication ? "notAuthentic" : null;
  if (canonicalAddress(fromAddress) === canonicalAddress(applicant)) return { submission, reason };
  const interview = calendarReply ? await repositories.interviews.find(calendarReply.uid) : undefined;
  const member = interview && (await participantWith(repositories, interview, fromAddress));
  if (!member) return { submission, reason: "otherSender" };
  return { submission, reason, answering: { interview, memberId: member.id } };
}

/** The place of a mail that is in no mailbox. */
const nowhere: MailPlace = { mailbox: "", uidValidity: 0, uid: 0 };

async function insertMessage(
  repositories: Repositories,
  mail: ReceivedMail,
  place: MailPlace | null,
): Promise<MailReceipt> {
  const { messages, mailboxes, changes } = repositories;
  const id = randomUUID();
  const messageIdHash = hashMessageId(mail.messageId);
  const isNew = await mailboxes.addMail({ ...(place ?? nowhere), messageIdHash, messageRow: id });
  if (place) await mailboxes.advance(place);
  if (!isNew) {
    if (place) await mailboxes.moveMail(messageIdHash, place);
    return "known";
  }
  const { submission, reason, answering } = await match(repositories, mail);
  const { files, tokenHashes: _, references: __, failsAuthentication: ___, calendarReply, ...message } = mail;
  // What a colleague's calendar program writes is no message of the applicant.
  const kind = answering ? "automatic" : mail.kind;
  const receivedAt = Date.now();
  await messages.insert(
    {
      ...message,
      kind,
      id,
      submissionId: submission?.id ?? null,
      source: "mail",
      state: reason === null ? "filed" : "waiting",
      reason,
      sentAt: Math.min(message.sentAt, receivedAt),
      receivedAt,
    },
    files.map((file, index) => ({
      ...file,
      id: `${id}-${String(index).padStart(2, "0")}`,
      messageId: id,
    })),
  );
  if (submission && reason === null) {
    await fileMessage(repositories, submission, { id, kind });
    if (answering && calendarReply)
      await declineByCalendar(repositories, answering.interview, answering.memberId, calendarReply);
    return "filed";
  }
  await changes.add({ kind: "mails" });
  return "waiting";
}

/**
 * Stores a mail once, whichever server gets it how often, and records that the mailbox has been read up to it: all in
 * one transaction. A mail whose sender is its applicant is filed with the application; others wait for a member.
 * @param place null when it was posted by a mail provider
 */
export const receiveMail = (
  { transaction }: Pick<Store, "transaction">,
  mail: ReceivedMail,
  place: MailPlace | null,
): Promise<MailReceipt> => transaction((repositories) => insertMessage(repositories, mail, place));
