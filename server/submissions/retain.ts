import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import { compact, erase } from "./erase.ts";

const day = 24 * 60 * 60_000;

/** Erases what is older than `days`. @returns how many submissions that were; 0 days keeps everything */
export async function purge(store: Store, dataDir: string, domain: string, days: number, now = Date.now()) {
  if (days === 0) return 0;
  const old = await store.db
    .selectFrom("submissions")
    .select(["id", "reference"])
    .where("status", "!=", "erased")
    .where("receivedAt", "<", now - days * day)
    .execute();
  await erase(store, dataDir, domain, old);
  return old.length;
}

/** Purges, and compacts where something was erased, at start and then daily. */
export function startRetention(parts: {
  store: Store;
  settings: Settings;
  data: ServerData;
  log: FastifyBaseLogger;
}) {
  const { store, settings, data, log } = parts;
  const run = async () => {
    try {
      const count = await purge(
        store,
        settings.DATA_DIR,
        new URL(data.url).hostname,
        settings.RETENTION_DAYS,
      );
      await compact(store);
      if (count > 0) log.info({ count }, "Submissions past their retention were erased");
    } catch {
      log.error("Retention could not run; it will try again tomorrow");
    }
  };
  const timer = setInterval(run, day);
  void run();
  return { stop: () => clearInterval(timer) };
}
