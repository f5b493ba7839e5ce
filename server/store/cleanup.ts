import type { FastifyBaseLogger } from "fastify";
import { errorMessage } from "../error-message.ts";
import { startWorker, type Worker } from "../worker.ts";
import type { Store } from "./store.ts";

const defaultIntervalMs = 60_000;

/**
 * Deletes what is no longer needed, also while nobody visits: hashed addresses of visitors, expired sessions and unused
 * links of the desk.
 */
export function startCleanup(
  { rateLimits, sessions, verifications }: Pick<Store, "rateLimits" | "sessions" | "verifications">,
  log: Pick<FastifyBaseLogger, "warn">,
  intervalMs = defaultIntervalMs,
): Worker {
  return startWorker(async () => {
    try {
      for (const table of [rateLimits, sessions, verifications]) await table.deleteExpired(Date.now());
    } catch (error) {
      log.warn({ failure: errorMessage(error) }, "Expired rate limits and sessions could not be deleted");
    }
  }, intervalMs);
}
