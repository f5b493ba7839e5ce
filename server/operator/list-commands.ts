import type { Command } from "commander";
import { formatMinute } from "../stockholm-time.ts";
import { listSubmissions, type SubmissionSummary } from "../submissions/list.ts";
import { type Context, positionFormTypes, type WithContext } from "./context.ts";
import { type FilterOptions, parseCount, toFilter, withFilterOptions } from "./options.ts";
import { escapeControls, formatTable } from "./terminal.ts";

type ListOptions = FilterOptions & { limit?: number; after?: string; json?: boolean };

const defaultLimit = 50;

function printTable(context: Context, submissions: SubmissionSummary[]) {
  const rows = submissions.map((submission) => [
    submission.reference,
    formatMinute(Date.parse(submission.receivedAt)),
    submission.status,
    submission.formType,
    escapeControls(submission.fields.name ?? ""),
    escapeControls(submission.fields.email ?? ""),
    submission.mails,
  ]);
  context.print(formatTable(["reference", "received", "status", "form", "name", "email", "emails"], rows));
}

async function list(context: Context, { limit, after, json, ...options }: ListOptions) {
  const { submissions, hasMore } = await listSubmissions(
    context.store,
    context.data.stages,
    { filter: toFilter(options), positionFormTypes: positionFormTypes(context), after },
    // Scripts get everything unless they ask for a page.
    limit ?? (json ? undefined : defaultLimit),
  );
  await context.record("list", undefined, { count: submissions.length });
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

/** `list`. */
export function addListCommands(program: Command, withContext: WithContext) {
  withFilterOptions(program.command("list"))
    .description("lists what came in, newest first; times are those of Stockholm")
    .option(
      "--limit <count>",
      `how many to list; ${defaultLimit} unless given, all with --json`,
      parseCount("applications"),
    )
    .option("--after <reference>", "continues the list after this application")
    .option("--json", "as JSON")
    .action((options: ListOptions) => withContext((context) => list(context, options)));
}
