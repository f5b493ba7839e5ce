import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { labelOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import { pendingRecipients } from "../mail/recipients.ts";
import { getResume } from "../submissions/resume.ts";
import { showSubmission } from "../submissions/show.ts";
import type { Context, WithContext } from "./context.ts";
import { escapeControls, escapeControlsInLines, shortTime, table } from "./terminal.ts";

async function show(context: Context, reference: string, json = false) {
  const { submission, fields, file, mails } = await showSubmission(context.store, reference);
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
  print(`${shortTime(submission.receivedAt)} UTC, ${submission.status}\n`);
  for (const { label, value } of fields) print(`${label}: ${escapeControlsInLines(value)}`);
  if (file) {
    const label = labelOf(forms.career, "resume");
    print(`${label}: ${escapeControls(file.name)} (${file.size} bytes, ${file.checked})`);
  }
  const rows = mailDetails.map((mail) => [
    mail.kind,
    mail.state,
    String(mail.attempts),
    mail.sentAt ? shortTime(mail.sentAt) : "",
    mail.lastError ?? "",
    escapeControls(mail.waiting.join(", ")),
  ]);
  const headings = ["mail to", "state", "attempts", "sent (UTC)", "last failure", "has not reached"];
  print(`\n${table(headings, rows)}`);
}

async function writeResume({ store, record, print }: Context, reference: string, out: string) {
  const file = await getResume(store, reference);
  await record("resume", reference.toUpperCase());
  await writeFile(out, file.content, { flag: "wx", mode: 0o600 }).catch((error) => {
    throw error.code === "EEXIST" ? new Error(`${out} exists already. Name a new file.`) : error;
  });
  print(`${out}: ${escapeControls(file.name)}, ${file.size} bytes`);
}

/** `show` and `resume`. */
export function addShowCommands(program: Command, withContext: WithContext) {
  program
    .command("show")
    .description("shows one application with everything that was sent, and its mails")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((reference: string, { json }: { json?: boolean }) =>
      withContext((context) => show(context, reference, json)),
    );

  program
    .command("resume")
    .description("writes an application's resume to a file")
    .argument("<reference>")
    .requiredOption("--out <file>", "where to write it; must not exist yet")
    .action((reference: string, { out }: { out: string }) =>
      withContext((context) => writeResume(context, reference, out)),
    );
}
