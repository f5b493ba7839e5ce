import { type Command, InvalidArgumentError, Option } from "commander";
import * as z from "zod";
import { forms } from "#contract/forms/registry.ts";
import { printJson, shortTime, table, visible, type WithContext } from "./context.ts";
import { toCsv, toRecords } from "./export.ts";

const formOption = new Option(
  "--form <form>",
  `only one form: ${Object.keys(forms).join(", ")}, or as listed`,
);
const statusOption = new Option("--status <status>", "only one status").choices([
  "accepted",
  "quarantined",
  "erased",
]);

const moment = z.union([
  z.iso.date(),
  z.iso.datetime({ local: true, offset: true }),
  // To the minute.
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/** A date (`2026-11-20`) or a date with time, in UTC unless it names an offset, as milliseconds. */
function since(text: string): number {
  const given = moment.safeParse(text);
  if (!given.success) {
    throw new InvalidArgumentError("expected a date like 2026-11-20, or a time like 2026-11-20T14:05.");
  }
  const isLocal = /T[\d:.]+$/.test(given.data);
  return Date.parse(isLocal ? `${given.data}Z` : given.data);
}

type Filter = { form?: string; since?: number; status?: string; json?: boolean };

/** `list`, `export`, `stats`: what looks at all applications and changes nothing. */
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
        if (filter.json) return printJson(records);
        if (records.length === 0) {
          const isFiltered = filter.form ?? filter.since ?? filter.status;
          return console.log(isFiltered ? "Nothing that has come in matches." : "Nothing has come in yet.");
        }
        const rows = records.map((one) => [
          one.reference,
          shortTime(Date.parse(one.receivedAt)),
          one.status,
          one.formType,
          visible(one.fields.name ?? ""),
          one.mails,
        ]);
        console.log(table(["reference", "received (UTC)", "status", "form", "name", "mails"], rows));
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
        if (json) return printJson({ submissions, mails });
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
