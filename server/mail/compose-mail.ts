import { formatInterviewTime } from "#contract/format-time.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Interview } from "../store/repositories/interviews.ts";
import { deriveCode, hashToken } from "../store/secret-token.ts";
import type { Store } from "../store/store.ts";
import { isToApplicant } from "../store/tables/mail-tables.ts";
import type { Mail, StoredReply, Submission } from "../store/tables/schema.ts";
import { tooManyConfirmations } from "../submissions/confirmation-limit.ts";
import { fieldValue, labeledFields } from "../submissions/labeled-fields.ts";
import {
  composeInterviewMail,
  type InterviewMail,
  interviewFacts,
  interviewLink,
  isInterviewMail,
} from "./compose-interview-mail.ts";
import { composeMemberMail, isMemberMail, type MemberMail } from "./compose-member-mail.ts";
import type { MailContext } from "./mail-context.ts";
import { attachmentName, notificationSubject } from "./mail-names.ts";
import { quotedMessage } from "./quoted-message.ts";
import { applicantEmail, recipientsOf, senderOf, teamRecipients } from "./recipients.ts";
import { replyAddress } from "./reply-address.ts";
import type { OutgoingMail } from "./transport.ts";

/** The resume's name, and whether it was checked for viruses. */
function resumeLine(
  file: { name: string; checked: string },
  { attached, unchecked }: ServerData["mail"]["team"],
) {
  return `${file.name} (${file.checked === "unchecked" ? `${attached}, ${unchecked}` : attached})`;
}

/** Whether the applicant got no confirmation because the address had too many. */
async function isConfirmationWithheld({ mails }: Store, { id }: Submission) {
  const all = await mails.ofSubmissions([id]);
  return all.some(({ kind, lastError }) => kind === "applicant" && lastError === tooManyConfirmations);
}

/** Keeps out-of-office replies away. */
const automatic = { headers: { "Auto-Submitted": "auto-generated" } };

/** Fields of every mail. @param to the recipients of this attempt; the headers of the mail name all of them */
function baseMail(context: MailContext, mail: Mail, to: string[]) {
  const from = senderOf(context);
  return {
    from,
    messageId: mail.messageId,
    date: new Date(mail.queuedAt),
    envelope: { from: from.address, to },
  };
}

/** The mail to the team, with the applicant's fields and resume. */
async function composeNotification(context: MailContext, submission: Submission) {
  const { store, settings, data } = context;
  const { renderNotification } = await import("./messages/render.tsx");
  const file = await store.files.describe(submission.id);
  const fields = labeledFields(submission);
  const name = fieldValue(fields, "name");
  const isWithheld = await isConfirmationWithheld(store, submission);
  return {
    to: teamRecipients({ settings, data }, submission.emailConfigType),
    replyTo: { name, address: applicantEmail(submission) },
    attachments: file
      ? [
          {
            filename: attachmentName(submission, file.type),
            content: store.files.read(submission.id, file.size),
            contentType: file.type,
          },
        ]
      : [],
    ...(await renderNotification(data, submission, fields, {
      subject: notificationSubject(submission),
      resume: file && resumeLine(file, data.mail.team),
      notice: isWithheld ? data.mail.team.notConfirmed : undefined,
    })),
  };
}

/** Where answers of the applicant go: to the desk, or to the team's mailbox where the desk gets none. */
const answersTo = async ({ store, settings, data }: MailContext, { id, emailConfigType }: Submission) =>
  (await replyAddress(store, settings, id)) ?? teamRecipients({ settings, data }, emailConfigType);

/** The mail to the applicant. */
async function composeConfirmation(context: MailContext, submission: Submission) {
  const { store, data } = context;
  const { renderConfirmation } = await import("./messages/render.tsx");
  const position = fieldValue(labeledFields(submission), "position");
  const code = deriveCode(submission.id, store.codeKey);
  const codeHash = hashToken(code);
  // A mail cannot have a code of an earlier key. The link of the earlier mail ends.
  if (submission.codeHash !== codeHash) await store.submissions.setCodeHash(submission.id, codeHash);
  const link = `${data.url}/your-application#${code}`;
  return {
    to: applicantEmail(submission),
    replyTo: await answersTo(context, submission),
    ...automatic,
    ...(await renderConfirmation(data, submission, { position, link })),
  };
}

/** The mail that tells the team of an erased application. */
async function composeErased({ settings, data }: MailContext, submission: Submission) {
  const { renderErased } = await import("./messages/render.tsx");
  return {
    to: teamRecipients({ settings, data }, submission.emailConfigType),
    ...(await renderErased(data, submission.reference)),
  };
}

/** The times for an interview that a reply offers, and the link to choose one. */
async function offerOf(context: MailContext, interview: Interview) {
  const { id, times, durationMinutes } = interview;
  return {
    ...(await interviewFacts(context, interview)),
    times: times.map((time) => formatInterviewTime(time, durationMinutes)),
    href: await interviewLink(context, id),
  };
}

/** The attachments of a reply. @throws when one was erased meanwhile */
async function attachmentsOf({ replyFiles }: Store, { id, submissionId }: StoredReply) {
  const files = (await replyFiles.ofSubmissions([submissionId])).filter(({ replyId }) => replyId === id);
  return Promise.all(
    files.map(async ({ id: fileId, name, type }) => {
      const content = await replyFiles.content(fileId);
      if (!content) throw new Error("An attachment is missing");
      return { filename: name, contentType: type, content };
    }),
  );
}

/**
 * A reply of the team, in one thread with the confirmation and the conversation before it. Where a time was set meanwhile, it
 * offers none: the applicant may have it already, from an attempt whose outcome was lost. Null when the interview was cancelled.
 */
async function composeReply(context: MailContext, submission: Submission, mail: Mail) {
  const { store, data } = context;
  const reply = mail.replyId === null ? undefined : await store.replies.find(mail.replyId);
  if (!reply) throw new Error("A mail's reply is missing");
  const interview = await store.interviews.ofReply(reply.id);
  if (interview?.state === "cancelled") return null;
  const { renderReply } = await import("./messages/render.tsx");
  const sent = (await store.mails.ofSubmissions([submission.id])).filter(
    (other) => isToApplicant(other) && other.state === "sent" && other.id !== mail.id,
  );
  const received = (await store.messages.ofSubmissions([submission.id], "filed")).filter(
    ({ kind, source }) => kind === "message" && source === "mail",
  );
  const earlier = [
    ...sent.map(({ messageId, sentAt }) => ({ messageId, at: sentAt ?? 0 })),
    ...received.map(({ messageId, receivedAt }) => ({ messageId, at: receivedAt })),
  ].sort((a, b) => a.at - b.at);
  return {
    to: applicantEmail(submission),
    replyTo: await answersTo(context, submission),
    inReplyTo: earlier.at(-1)?.messageId,
    references: earlier.map(({ messageId }) => messageId),
    attachments: await attachmentsOf(store, reply),
    ...(await renderReply(data, reply, submission.reference, {
      offer: interview?.state === "offered" ? await offerOf(context, interview) : undefined,
      quote: await quotedMessage(store, submission, reply),
    })),
  };
}

// The messages are imported when the first mail is sent, because React and react-email slow down the start.
const composers = {
  team: composeNotification,
  applicant: composeConfirmation,
  erased: composeErased,
  reply: composeReply,
};

/**
 * Composes a queued mail from what it is about. Its envelope has no recipients when nobody is to get it any more.
 * @throws when its submission is missing
 */
export async function composeMail(context: MailContext, mail: Mail): Promise<OutgoingMail> {
  if (isMemberMail(mail)) {
    const content = await composeMemberMail(context, mail);
    return { ...baseMail(context, mail, content ? [content.to] : []), ...automatic, ...content };
  }
  const submission =
    mail.submissionId === null ? undefined : await context.store.submissions.findById(mail.submissionId);
  if (!submission) throw new Error("A mail's submission is missing");
  if (isInterviewMail(mail)) {
    const { from } = baseMail(context, mail, []);
    const content = await composeInterviewMail(context, mail, submission, from);
    const replyTo = await answersTo(context, submission);
    return { ...baseMail(context, mail, content ? [content.to] : []), ...automatic, replyTo, ...content };
  }
  const content = await composers[
    mail.kind as Exclude<Mail["kind"], MemberMail["kind"] | InterviewMail["kind"]>
  ](context, submission, mail);
  return { ...baseMail(context, mail, content ? recipientsOf(context, submission, mail) : []), ...content };
}
