import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import type { Mail, Submission } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { codeOf } from "../submissions/code.ts";
import { labeledFields } from "../submissions/labeled-fields.ts";
import { applicantEmail, recipientsOf, teamRecipients } from "./recipients.ts";
import type { OutgoingMail } from "./transport.ts";

type MailContext = { store: Store; settings: Settings; data: ServerData };

/** A file name in plain ASCII: the reference, and the extension of the file's real type. */
function attachmentName(submission: Submission, type: string) {
  const extension = { "application/pdf": "pdf", "application/msword": "doc" }[type] ?? "docx";
  return `${submission.reference}-resume.${extension}`;
}

/** The resume's name, with a warning when the virus scan is configured but did not run. */
function resumeLine(file: { name: string; checked: string }, { settings, data }: MailContext) {
  const { attached, unchecked } = data.mail.team;
  const isScanMissing = settings.CLAMD_URL !== undefined && file.checked === "unchecked";
  return `${file.name} (${isScanMissing ? `${attached}, ${unchecked}` : attached})`;
}

/** Headers of every mail about a submission. */
function baseMail({ settings, data }: MailContext, submission: Submission, mail: Mail) {
  const from = { name: data.name, address: settings.MAIL_FROM ?? `no-reply@${new URL(data.url).hostname}` };
  return {
    from,
    messageId: mail.messageId,
    date: new Date(mail.queuedAt),
    // Only the recipients of this attempt; the headers name all of them.
    envelope: { from: from.address, to: recipientsOf({ settings, data }, submission, mail) },
  };
}

/** The mail to the team, with the applicant's fields and resume. */
async function composeNotification(context: MailContext, submission: Submission) {
  const { store, settings, data } = context;
  const { renderNotification } = await import("./messages/render.tsx");
  const file = await store.files.describe(submission.id);
  const fields = labeledFields(submission);
  const name = fields.find((field) => field.name === "name")?.value ?? "";
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
    ...(await renderNotification(data, submission, fields, file && resumeLine(file, context))),
  };
}

/** The mail to the applicant. */
async function composeConfirmation({ store, settings, data }: MailContext, submission: Submission) {
  const { renderConfirmation } = await import("./messages/render.tsx");
  const link = `${data.url}/your-application#${codeOf(submission.id, store.codeKey)}`;
  return {
    to: applicantEmail(submission),
    replyTo: teamRecipients({ settings, data }, submission.emailConfigType),
    // Keeps out-of-office replies away.
    headers: { "Auto-Submitted": "auto-generated" },
    ...(await renderConfirmation(data, data.mail[submission.form], submission.reference, link)),
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

// The messages are imported when the first mail is sent, because React and react-email slow down the start.
const composers = { team: composeNotification, applicant: composeConfirmation, erased: composeErased };

/** Composes a queued mail from its stored submission. @throws when the submission is missing */
export async function composeMail(context: MailContext, mail: Mail): Promise<OutgoingMail> {
  const submission = await context.store.submissions.findById(mail.submissionId);
  if (!submission) throw new Error("A mail's submission is missing");
  const content = await composers[mail.kind](context, submission);
  return { ...baseMail(context, submission, mail), ...content };
}
