import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { type Command, Option } from "commander";
import { operatorColumns, toCsv } from "../exports/csv.ts";
import { toXlsx } from "../exports/xlsx.ts";
import {
  exportSubmissions,
  type ListFilter,
  listSubmissions,
  type SubmissionSummary,
} from "../submissions/list.ts";
import { submissionStats } from "../submissions/stats.ts";
import type { Context, WithContext } from "./context.ts";
import { parseCount, withFilterOptions } from "./options.ts";
import { escapeControls, shortTime, table } from "./terminal.ts";

type FilterOptions = { form?: string; since?: number; status?: ListFilter["status"] };
type ListOptions = FilterOptions & { limit?: number; after?: string; json?: boolean };

const defaultLimit = 50;

const toFilter = ({ form, since, status }: FilterOptions): ListFilter => ({ form, sinceMs: since, status });

const positionFormTypes = ({ data }: Context) => data.positions.map(({ formType }) => formType);

function printTable(context: Context, submissions: SubmissionSummary[]) {
  const rows = submissions.map((submission) => [
    submission.reference,
    shortTime(Date.parse(submission.receivedAt)),
    submission.status,
    submission.formType,
    escapeControls(submission.fields.name ?? ""),
    submission.mails,
  ]);
  context.print(table(["reference", "received (UTC)", "status", "form", "name", "mails"], rows));
}

async function list(context: Context, { limit, after, json, ...options }: ListOptions) {
  const filter = toFilter(options);
  // Scripts get everything unless they ask for a page.
  const page = { limit: limit ?? (json ? undefined : defaultLimit), after };
  const { submissions, hasMore } = await listSubmissions(
    context.store,
    filter,
    positionFormTypes(context),
    page,
  );
  if (json) return context.printJson(submissions);
  if (submissions.length === 0) {
    const isFiltered = Object.values({ ...options, after }).some((value) => value !== undefined);
    return context.print(isFiltered ? "Nothing that has come in matches." : "Nothing has come in yet.");
  }
  printTable(context, submissions);
  const last = submissions.at(-1)?.reference;
  if (hasMore)
    context.print(`\nThere are more: add --after ${last} to see the next, or --limit for more at once.`);
}

type ExportOptions = FilterOptions & { format: string; out?: string };

async function writeExport(context: Context, { format, out, ...options }: ExportOptions) {
  const { store, record, print, printJson, write } = context;
  const filter = toFilter(options);
  if (format === "xlsx" && out === undefined) throw new Error("Name a file for the workbook: --out FILE.");
  await record("export");
  if (format === "xlsx" && out !== undefined) {
    const rows = exportSubmissions(store, filter, positionFormTypes(context));
    await pipeline(toXlsx(operatorColumns, rows), createWriteStream(out, { flags: "wx", mode: 0o600 }));
    return print(`${out} is written.`);
  }
  if (format === "json") {
    const { submissions } = await listSubmissions(store, filter, positionFormTypes(context));
    return printJson(submissions);
  }
  const csv = toCsv(exportSubmissions(store, filter, positionFormTypes(context)));
  for await (const chunk of csv) write(String(chunk));
}

async function stats({ store, print, printJson }: Context, { json }: { json?: boolean }) {
  const { submissions, mails } = await submissionStats(store);
  if (json) return printJson({ submissions, mails });
  const submissionRows = submissions.map(({ form, status, count }) => [form, status, String(count)]);
  print(table(["form", "status", "count"], submissionRows));
  const mailRows = mails.map(({ state, count }) => [state, String(count)]);
  print(`\n${table(["mails", "count"], mailRows)}`);
}

async function activity({ store, print, printJson }: Context, limit: number, json = false) {
  const entries = await store.activity.latest(limit);
  if (json)
    return printJson(
      entries.map(({ id: _, memberId: _memberId, at, ...entry }) => ({
        at: new Date(at).toISOString(),
        ...entry,
      })),
    );
  const rows = entries.map(({ at, actor, action, reference }) => [
    shortTime(at),
    actor,
    action,
    reference ?? "",
  ]);
  print(table(["time (UTC)", "operator", "action", "reference"], rows));
}

/** `list`, `export`, `stats` and `activity`. */
export function addListCommands(program: Command, withContext: WithContext) {
  withFilterOptions(program.command("list"))
    .description("lists what came in, newest first")
    .option(
      "--limit <count>",
      `how many to list; ${defaultLimit} unless given, all with --json`,
      parseCount("applications"),
    )
    .option("--after <reference>", "continues the list after this application")
    .option("--json", "as JSON")
    .action((options: ListOptions) => withContext((context) => list(context, options)));

  withFilterOptions(program.command("export"))
    .description("prints all applications for a spreadsheet or a program")
    .addOption(
      new Option("--format <format>", "csv, json or xlsx").choices(["csv", "json", "xlsx"]).default("csv"),
    )
    .option("--out <file>", "where to write an xlsx workbook; must not exist yet")
    .action((options: ExportOptions) => withContext((context) => writeExport(context, options)));

  program
    .command("stats")
    .description("counts applications and mails")
    .option("--json", "as JSON")
    .action((options: { json?: boolean }) => withContext((context) => stats(context, options)));

  program
    .command("activity")
    .description("lists what operators read, exported and erased, newest first")
    .option("--limit <count>", "how many entries", parseCount("entries"), defaultLimit)
    .option("--json", "as JSON")
    .action(({ limit, json }: { limit: number; json?: boolean }) =>
      withContext((context) => activity(context, limit, json)),
    );
}
