import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import { errorMessage } from "../error-message.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import { compact, erase } from "./erase.ts";

const day = 24 * 60 * 60_000;

/**
 * Erases what is older than `days`; 0 days keeps everything.
 * @param stopping when it shall end before all is erased
 * @returns how many submissions that were
 */
export async function purge(
  store: Store,
  dataDir: string,
  domain: string,
  days: number,
  stopping?: AbortSignal,
) {
  if (days === 0) return 0;
  const old = await store.db
    .selectFrom("submissions")
    .select(["id", "reference"])
    .where("status", "!=", "erased")
    .where("receivedAt", "<", Date.now() - days * day)
    .execute();
  return erase(store, dataDir, domain, old, stopping);
}

/** A clock that moved this much more or less than time did, in milliseconds, has been set. */
const jump = 60 * 60_000;

/** @returns a function that says whether the clock was set since it was asked last */
function watchClock() {
  let ahead = Date.now() - performance.now();
  return () => {
    const before = ahead;
    ahead = Date.now() - performance.now();
    return Math.abs(ahead - before) > jump;
  };
}

/**
 * Purges, and compacts where something was erased, at start and then daily. When the clock was set meanwhile it
 * leaves a day for putting it right: what is erased by a wrong clock is gone.
 */
export function startRetention(parts: {
  store: Store;
  settings: Settings;
  data: ServerData;
  log: FastifyBaseLogger;
  /** Milliseconds between runs; a day unless told. */
  every?: number;
}) {
  const { store, settings, data, log, every = day } = parts;
  const clockWasSet = watchClock();
  const end = new AbortController();
  const run = async () => {
    if (clockWasSet()) {
      log.error({ now: new Date().toISOString() }, "The clock was set: retention waits for its next turn");
      return;
    }
    try {
      const count = await purge(
        store,
        settings.DATA_DIR,
        new URL(data.url).hostname,
        settings.RETENTION_DAYS,
        end.signal,
      );
      if (!end.signal.aborted) await compact(store);
      if (count > 0) log.info({ count }, "Submissions past their retention were erased");
    } catch (error) {
      log.error({ failure: errorMessage(error) }, "Retention could not run; it will try again tomorrow");
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, every);
  return {
    /** Ends a run under way as soon as it can, and waits for it: it needs the store. */
    async stop() {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
