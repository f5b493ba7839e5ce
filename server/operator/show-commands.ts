import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { labelOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import { recipientsOf } from "../mail/recipients.ts";
import type { Mail, Submission } from "../store/schema.ts";
import { labelledFields } from "../submissions/labelled-fields.ts";
import {
  type Context,
  find,
  printJson,
  shortTime,
  table,
  visible,
  visibleLines,
  type WithContext,
} from "./context.ts";

/** Who has yet to get a mail that waits or was given up. */
function waitingFor(context: Context, submission: Submission, mail: Pick<Mail, "kind" | "state" | "notTo">) {
  const isOpen = mail.state === "queued" || mail.state === "failed";
  return isOpen ? recipientsOf(context, submission, mail) : [];
}

/** `show` and `resume`: what looks at one application and changes nothing. */
export function showCommands(program: Command, withContext: WithContext) {
  program
    .command("show")
    .description("shows one application with everything that was sent, and its mails")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((reference: string, { json }: { json?: boolean }) =>
      withContext(async (context) => {
        const submission = await find(context, reference);
        const { db } = context.store;
        const file = await db
          .selectFrom("files")
          .select(["name", "type", "size", "checked"])
          .where("submissionId", "=", submission.id)
          .executeTakeFirst();
        const mails = await db
          .selectFrom("mails")
          .select(["kind", "state", "attempts", "lastError", "sentAt", "notTo"])
          .where("submissionId", "=", submission.id)
          .orderBy("queuedAt")
          .execute()
          .then((rows) =>
            rows.map(({ notTo, ...mail }) => ({
              ...mail,
              waiting: waitingFor(context, submission, { ...mail, notTo }),
            })),
          );
        const fields = labelledFields(submission);
        if (json) {
          const { reference, formType, status } = submission;
          const receivedAt = new Date(submission.receivedAt).toISOString();
          return printJson({ reference, formType, status, receivedAt, fields, file, mails });
        }
        console.log(`${submission.reference}  ${submission.formType}`);
        console.log(`${shortTime(submission.receivedAt)} UTC, ${submission.status}\n`);
        for (const field of fields) console.log(`${field.label}: ${visibleLines(field.value)}`);
        if (file)
          console.log(
            `${labelOf(forms.career, "resume")}: ${visible(file.name)} (${file.size} bytes, ${file.checked})`,
          );
        const rows = mails.map((mail) => [
          mail.kind,
          mail.state,
          String(mail.attempts),
          mail.sentAt ? shortTime(mail.sentAt) : "",
          mail.lastError ?? "",
          visible(mail.waiting.join(", ")),
        ]);
        const headings = ["mail to", "state", "attempts", "sent (UTC)", "last failure", "has not reached"];
        console.log(`\n${table(headings, rows)}`);
      }),
    );

  program
    .command("resume")
    .description("writes an application's resume to a file")
    .argument("<reference>")
    .requiredOption("--out <file>", "where to write it; must not exist yet")
    .action((reference: string, { out }: { out: string }) =>
      withContext(async (context) => {
        const submission = await find(context, reference);
        const file = await context.store.db
          .selectFrom("files")
          .selectAll()
          .where("submissionId", "=", submission.id)
          .executeTakeFirst();
        if (!file) {
          const erased = submission.status === "erased";
          throw new Error(`${submission.reference} ${erased ? "was erased" : "came without a resume"}.`);
        }
        await writeFile(out, file.content, { flag: "wx", mode: 0o600 }).catch((error) => {
          throw error.code === "EEXIST" ? new Error(`${out} exists already. Name a new file.`) : error;
        });
        console.log(`${out}: ${visible(file.name)}, ${file.size} bytes`);
      }),
    );
}
