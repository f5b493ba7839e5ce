import type { Command } from "commander";
import { labelOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import { failureText } from "../mail/failure-text.ts";
import { pendingRecipients } from "../mail/recipients.ts";
import { formatMinute } from "../stockholm-time.ts";
import { findSubmission } from "../submissions/find.ts";
import { labeledFields } from "../submissions/labeled-fields.ts";
import type { Context, WithContext } from "./context.ts";
import { escapeControls, formatTable, labeledText } from "./terminal.ts";

const checkedTexts = { unchecked: "not checked for viruses", clean: "no virus found" } as const;

async function show(context: Context, reference: string, json = false) {
  const { store } = context;
  const submission = await findSubmission(store, reference);
  const fields = labeledFields(submission);
  const file = await store.files.describe(submission.id);
  const mails = await store.mails.ofSubmissions([submission.id]);
  await context.record("show", submission.reference);
  const mailDetails = mails.map((mail) => ({
    kind: mail.kind,
    state: mail.state,
    attempts: mail.attempts,
    lastError: mail.lastError,
    sentAt: mail.sentAt,
    waiting: pendingRecipients(context, submission, mail),
  }));
  if (json) {
    const { reference, formType, status } = submission;
    const receivedAt = new Date(submission.receivedAt).toISOString();
    return context.printJson({ reference, formType, status, receivedAt, fields, file, mails: mailDetails });
  }
  const { print } = context;
  print(`${submission.reference}  ${submission.formType}`);
  print(`${formatMinute(submission.receivedAt)} in Stockholm, ${submission.status}\n`);
  for (const { label, value } of fields) print(labeledText(label, value));
  if (file) {
    const label = labelOf(forms.career, "resume");
    print(`${label}: ${escapeControls(file.name)} (${file.size} bytes, ${checkedTexts[file.checked]})`);
  }
  const rows = mailDetails.map((mail) => [
    mail.kind,
    mail.state,
    String(mail.attempts),
    mail.sentAt ? formatMinute(mail.sentAt) : "",
    escapeControls(mail.waiting.join(", ")),
    failureText(mail.lastError) ?? "",
  ]);
  const headings = ["email", "state", "attempts", "sent", "has not reached", "last failure"];
  print(`\n${formatTable(headings, rows)}`);
}

/** `show`. */
export function addShowCommands(program: Command, withContext: WithContext) {
  program
    .command("show")
    .description("shows one application with everything that was sent, and its emails")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((reference: string, { json }: { json?: boolean }) =>
      withContext((context) => show(context, reference, json)),
    );
}
