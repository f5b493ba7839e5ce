import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import { errorMessage } from "../error-message.ts";
import { siteDomain } from "../site-domain.ts";
import type { Store } from "../store/store.ts";
import { queueReminders } from "../submissions/interviews/queue-reminders.ts";
import { startWorker, type Worker } from "../worker.ts";

const intervalMs = 60_000;

type Options = {
  store: Pick<Store, "transaction">;
  data: Pick<ServerData, "url">;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  onMailQueued: () => void;
};

/** Starts the worker that queues the reminders of interviews. */
export function startReminders({ store, data, log, onMailQueued }: Options): Worker {
  return startWorker(async () => {
    try {
      const count = await queueReminders(store, siteDomain(data), Date.now());
      if (count === 0) return;
      log.info({ count }, "Reminders of interviews are queued");
      onMailQueued();
    } catch (error) {
      log.warn({ failure: errorMessage(error) }, "Reminders of interviews could not be queued yet");
    }
  }, intervalMs);
}
