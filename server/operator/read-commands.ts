import { writeFile } from "node:fs/promises";
import { type Command, InvalidArgumentError, Option } from "commander";
import { recipientsOf } from "../mail/recipients.ts";
import type { Mail, Submission } from "../store/schema.ts";
import { labelledFields } from "../submissions/labelled-fields.ts";
import { type Context, find, shortTime, table, type WithContext } from "./context.ts";
import { toCsv, toRecords } from "./export.ts";

const formOption = new Option("--form <form>", "only one form").choices([
  "founder",
  "partner",
  "contact",
  "career",
]);
const statusOption = new Option("--status <status>", "only one status").choices([
  "accepted",
  "quarantined",
  "erased",
]);

/** A date (`2026-11-20`) or a date with time, as milliseconds. */
function since(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new InvalidArgumentError("expected a date like 2026-11-20.");
  return time;
}

/** Who has yet to get a mail that waits or was given up. */
function waitingFor(context: Context, submission: Submission, mail: Pick<Mail, "kind" | "state" | "notTo">) {
  const isOpen = mail.state === "queued" || mail.state === "failed";
  return isOpen ? recipientsOf(context, submission, mail) : [];
}

type Filter = { form?: string; since?: number; status?: string; json?: boolean };

/** `list`, `show`, `resume`, `export`, `stats`: what looks and changes nothing. */
export function readCommands(program: Command, withContext: WithContext) {
  const filtered = (command: Command) =>
    command
      .addOption(formOption)
      .option("--since <date>", "received on or after this date", since)
      .addOption(statusOption);

  filtered(program.command("list"))
    .description("lists what came in, newest first")
    .option("--json", "as JSON")
    .action((filter: Filter) =>
      withContext(async (context) => {
        const records = await toRecords(context, filter);
        if (filter.json) return console.log(JSON.stringify(records, null, 2));
        if (records.length === 0) return console.log("Nothing has come in yet.");
        const rows = records.map((one) => [
          one.reference,
          shortTime(Date.parse(one.receivedAt)),
          one.status,
          one.formType,
          one.fields.name ?? "",
          one.mails,
        ]);
        console.log(table(["reference", "received (UTC)", "status", "form", "name", "mails"], rows));
      }),
    );

  program
    .command("show")
    .description("shows one application with everything that was sent, and its mails")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((reference: string, { json }: Filter) =>
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
          const { reference, formType, status, receivedAt } = submission;
          const received = new Date(receivedAt).toISOString();
          return console.log(
            JSON.stringify({ reference, formType, status, received, fields, file, mails }, null, 2),
          );
        }
        console.log(`${submission.reference}  ${submission.formType}`);
        console.log(`${shortTime(submission.receivedAt)} UTC, ${submission.status}\n`);
        for (const field of fields) console.log(`${field.label}: ${field.value}`);
        if (file) console.log(`Resume: ${file.name} (${file.size} bytes, ${file.checked})`);
        const rows = mails.map((mail) => [
          mail.kind,
          mail.state,
          String(mail.attempts),
          mail.sentAt ? shortTime(mail.sentAt) : "",
          mail.lastError ?? "",
          mail.waiting.join(", "),
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
        if (!file) throw new Error(`${submission.reference} came without a resume.`);
        await writeFile(out, file.content, { flag: "wx", mode: 0o600 });
        console.log(`${out}: ${file.name}, ${file.size} bytes`);
      }),
    );

  filtered(program.command("export"))
    .description("prints all applications for a spreadsheet or a program")
    .addOption(new Option("--format <format>", "csv or json").choices(["csv", "json"]).default("csv"))
    .action((filter: Filter & { format: "csv" | "json" }) =>
      withContext(async (context) => {
        const records = await toRecords(context, filter);
        process.stdout.write(
          filter.format === "csv" ? toCsv(records) : `${JSON.stringify(records, null, 2)}\n`,
        );
      }),
    );

  program
    .command("stats")
    .description("counts applications and mails")
    .option("--json", "as JSON")
    .action(({ json }: Filter) =>
      withContext(async ({ store: { db } }) => {
        const submissions = await db
          .selectFrom("submissions")
          .select(({ fn }) => ["form", "status", fn.countAll<number>().as("count")])
          .groupBy(["form", "status"])
          .orderBy("form")
          .execute();
        const mails = await db
          .selectFrom("mails")
          .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
          .groupBy("state")
          .execute();
        if (json) return console.log(JSON.stringify({ submissions, mails }, null, 2));
        const count = (row: { count: number }) => String(row.count);
        console.log(
          table(
            ["form", "status", "count"],
            submissions.map((row) => [row.form, row.status, count(row)]),
          ),
        );
        console.log(
          `\n${table(
            ["mails", "count"],
            mails.map((row) => [row.state, count(row)]),
          )}`,
        );
      }),
    );
}
