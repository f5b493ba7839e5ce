import { setTimeout as wait } from "node:timers/promises";
import { formatCount } from "#contract/count.ts";
import { hourMs, minuteMs } from "#contract/durations.ts";
import { errorMessage } from "../../error-message.ts";
import type { Program } from "../../site/program.ts";
import type { Store } from "../../store/store.ts";
import type { ServerRow } from "../../store/tables/publication-tables.ts";

/** Servers say at least this often what they serve (server/site/report-state.ts), twice. */
const seenWithinMs = 45_000;
const pollIntervalMs = 100;
/** Rendering has a low priority: a server under load may need this long. */
const timeoutMs = minuteMs;

const runningServers = ({ servers }: Pick<Store, "servers">) => servers.list(Date.now() - seenWithinMs);

/** Warns of servers that run another program than this one, as after a build without a restart. */
export async function warnOfOtherPrograms(store: Pick<Store, "servers">, { version }: Program) {
  for (const { name, program } of await runningServers(store)) {
    if (program === version) continue;
    console.warn(`${name} runs another version of the program. Restart it if it cannot show this content.`);
  }
}

/** Waits until every server serves a publication, or says why it does not. @returns what each said last */
async function waitForServers(store: Pick<Store, "servers">, publicationId: number): Promise<ServerRow[]> {
  const endMs = Date.now() + timeoutMs;
  for (;;) {
    const rows = await runningServers(store);
    const isDone = rows.every((row) => (row.publicationId ?? 0) >= publicationId);
    if (isDone || Date.now() > endMs) return rows;
    await wait(pollIntervalMs);
  }
}

/** Whether a server serves a publication, completely. */
const shows = ({ publicationId: served, problem }: ServerRow, publicationId: number) =>
  problem === null && (served ?? 0) >= publicationId;

/** What each server serves, in lines. */
function describeServers(rows: ServerRow[], publicationId: number): string[] {
  if (rows.length === 0) return ["No server runs now. The next one that starts shows it."];
  return rows.map((row) => {
    if (row.problem !== null) return `${row.name}: ${row.problem}`;
    return shows(row, publicationId)
      ? `${row.name} shows it.`
      : `${row.name} still shows publication ${row.publicationId}. It says why in its log.`;
  });
}

/** A line for each server that has said nothing of late, such as one that has lost the database. */
async function describeLostServers({ servers }: Pick<Store, "servers">): Promise<string[]> {
  const nowMs = Date.now();
  const rows = await servers.list(nowMs - hourMs);
  return rows
    .filter(({ seenAt }) => seenAt < nowMs - seenWithinMs)
    .map(({ name, seenAt }) => {
      const silence = formatCount(Math.ceil((nowMs - seenAt) / minuteMs), "minute");
      return `${name} has said nothing for ${silence}. If it still runs, it shows what it showed then.`;
    });
}

/** Does what follows a publication, which stays when that fails. */
export async function afterPublishing(publicationId: number, run: () => Promise<void>) {
  try {
    await run();
  } catch (error) {
    console.error(`Publication ${publicationId} is stored, and servers show it. But: ${errorMessage(error)}`);
    process.exitCode = 1;
  }
}

/** Waits for all servers, and prints what each serves. The status becomes 1 when one of them does not show it. */
export async function printServers(store: Pick<Store, "servers">, publicationId: number) {
  const rows = await waitForServers(store, publicationId);
  const lines = [...describeServers(rows, publicationId), ...(await describeLostServers(store))];
  console.log(lines.join("\n"));
  if (!rows.every((row) => shows(row, publicationId))) process.exitCode = 1;
}
