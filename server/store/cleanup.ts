import type { FastifyBaseLogger } from "fastify";
import { linkMinutes } from "#contract/desk/sign-in.ts";
import { minuteMs } from "#contract/durations.ts";
import { startRepeating, type Worker } from "../worker.ts";
import { removeSignInMails } from "./mail-files.ts";
import type { Store } from "./store.ts";

const defaultIntervalMs = minuteMs;

/**
 * Deletes what is no longer needed, also while nobody visits: hashed addresses of visitors, and unused links of the desk
 * with their mails where those are files. What a wrong clock must not delete is left to retention.
 */
export function startCleanup(
  { rateLimits, oneTimeTokens }: Pick<Store, "rateLimits" | "oneTimeTokens">,
  dataDir: string,
  log: Pick<FastifyBaseLogger, "warn">,
  intervalMs = defaultIntervalMs,
): Worker {
  const work = async () => {
    for (const table of [rateLimits, oneTimeTokens]) await table.deleteExpired(Date.now());
    await removeSignInMails(dataDir, Date.now() - linkMinutes.signIn * minuteMs);
  };
  return startRepeating(work, intervalMs, log, "Expired rate limits and links could not be deleted");
}
