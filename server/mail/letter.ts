import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import type { Mail, Submission } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { codeOf } from "../submissions/code.ts";
import { labeledFields } from "../submissions/labeled-fields.ts";
import { applicantEmail, recipientsOf, teamRecipients } from "./recipients.ts";
import type { Letter } from "./transport.ts";

/** A file name no mail program stumbles over: the reference, and the ending of its true kind. */
function attachmentName(submission: Submission, type: string) {
  const ending = { "application/pdf": "pdf", "application/msword": "doc" }[type] ?? "docx";
  return `${submission.reference}-resume.${ending}`;
}

/** The resume's line: its name, and a warning where it should have been checked for viruses and was not. */
function resumeLine(
  file: { name: string; checked: string },
  { settings, data }: { settings: Settings; data: ServerData },
) {
  const { attached, unchecked } = data.mail.team;
  const isDoubtful = settings.CLAMD_URL !== undefined && file.checked === "unchecked";
  return `${file.name} (${isDoubtful ? `${attached}, ${unchecked}` : attached})`;
}

/** Renders one queued mail from what the store holds of its submission. */
export async function writeLetter(
  { store, settings, data }: { store: Store; settings: Settings; data: ServerData },
  mail: Mail,
): Promise<Letter> {
  const submission = await store.submissions.findById(mail.submissionId);
  if (!submission) throw new Error("A mail's submission is missing");
  const from = { name: data.name, address: settings.MAIL_FROM ?? `no-reply@${new URL(data.url).hostname}` };
  const base = {
    from,
    messageId: mail.messageId,
    date: new Date(mail.queuedAt),
    // The headers name everybody it was meant for, whoever gets it with this attempt.
    envelope: { from: from.address, to: recipientsOf({ settings, data }, submission, mail) },
  };
  // Rendering mails needs React; nobody else does, so it is loaded with the first mail and not at start.
  const { renderConfirmation, renderErased, renderNotification } = await import("./messages/render.tsx");
  const team = teamRecipients({ settings, data }, submission.emailConfigType);
  const applicant = applicantEmail(submission);

  if (mail.kind === "erased") {
    return { ...base, to: team, ...(await renderErased(data, submission.reference)) };
  }
  if (mail.kind === "applicant") {
    const link = `${data.url}/your-application#${codeOf(submission.id, store.codeKey)}`;
    const words = data.mail[submission.form];
    return {
      ...base,
      to: applicant,
      replyTo: team,
      // Out-of-office answers and other robots shall not write back.
      headers: { "Auto-Submitted": "auto-generated" },
      ...(await renderConfirmation(data, words, submission.reference, link)),
    };
  }
  const file = await store.files.describe(submission.id);
  const fields = labeledFields(submission);
  const name = fields.find((field) => field.name === "name")?.value ?? "";
  return {
    ...base,
    to: team,
    replyTo: { name, address: applicant },
    attachments: file
      ? [
          {
            filename: attachmentName(submission, file.type),
            content: store.files.read(submission.id, file.size),
            contentType: file.type,
          },
        ]
      : [],
    ...(await renderNotification(data, submission, fields, file && resumeLine(file, { settings, data }))),
  };
}
