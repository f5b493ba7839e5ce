import type { Command } from "commander";
import { activityDetailsSchema } from "#contract/desk/activity.ts";
import { activityText } from "#contract/desk/activity-text.ts";
import { failureText } from "../mail/failure-text.ts";
import { formatMinute } from "../stockholm-time.ts";
import type { Context, WithContext } from "./context.ts";
import { parseCount } from "./options.ts";
import { formatDuration, formatTable } from "./terminal.ts";

async function stats({ store, print, printJson }: Context, { json }: { json?: boolean }) {
  const { statistics } = store;
  const submissions = await statistics.submissionsByFormAndStatus();
  const mails = await statistics.mailsByState();
  const openMails = await statistics.openMailsByReason();
  if (json) return printJson({ submissions, mails, openMails });
  const submissionRows = submissions.map(({ form, status, count }) => [form, status, String(count)]);
  print(formatTable(["form", "status", "count"], submissionRows));
  const mailRows = mails.map(({ state, count }) => [state, String(count)]);
  print(`\n${formatTable(["emails", "count"], mailRows)}`);
  if (openMails.length === 0) return;
  const openRows = openMails.map(({ kind, state, count, oldestAt, nextAttemptAt, lastError }) => [
    kind,
    state === "queued" ? "waiting" : state,
    String(count),
    formatDuration(Math.max(0, Date.now() - oldestAt)),
    state === "queued" ? formatMinute(nextAttemptAt) : "",
    failureText(lastError) ?? "not tried yet",
  ]);
  print(`\n${formatTable(["email", "state", "count", "oldest", "next attempt", "last failure"], openRows)}`);
}

async function activity({ store, print, printJson }: Context, limit: number, json = false) {
  const entries = await store.activity.page(limit);
  if (json)
    return printJson(
      entries.map(({ id: _, memberId: _memberId, at, details, ...entry }) => ({
        at: new Date(at).toISOString(),
        ...entry,
        details: JSON.parse(details),
      })),
    );
  const rows = entries.map(({ at, actor, action, reference, details }) => [
    formatMinute(at),
    actor,
    activityText(action, activityDetailsSchema.parse(JSON.parse(details)), reference),
    reference ?? "",
  ]);
  print(formatTable(["time", "who", "action", "reference"], rows));
}

/** `stats` and `activity`. */
export function addReportCommands(program: Command, withContext: WithContext) {
  program
    .command("stats")
    .description("counts applications and emails; how long emails have waited, and why")
    .option("--json", "as JSON")
    .action((options: { json?: boolean }) => withContext((context) => stats(context, options)));

  program
    .command("activity")
    .description("lists what members and operators did, newest first")
    .option("--limit <count>", "how many entries", parseCount("entries"), 50)
    .option("--json", "as JSON")
    .action(({ limit, json }: { limit: number; json?: boolean }) =>
      withContext((context) => activity(context, limit, json)),
    );
}
