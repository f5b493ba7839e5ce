import type { FastifyBaseLogger } from "fastify";
import { errorMessage } from "../error-message.ts";
import type { Store } from "./store.ts";

const defaultIntervalMs = 60_000;

/** Deletes the hashed addresses of visitors when they are no longer needed, also while nobody visits. */
export function startCleanup(
  { rateLimits }: Pick<Store, "rateLimits">,
  log: Pick<FastifyBaseLogger, "warn">,
  intervalMs = defaultIntervalMs,
) {
  let running = Promise.resolve();
  const run = () =>
    rateLimits.deleteExpired(Date.now()).catch((error: unknown) => {
      log.warn({ failure: errorMessage(error) }, "Expired rate limits could not be deleted");
    });
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
