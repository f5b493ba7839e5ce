import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import { errorMessage } from "../error-message.ts";
import { siteDomain } from "../site-domain.ts";
import type { Store } from "../store/store.ts";
import { queueDigests } from "../submissions/desk/queue-digests.ts";
import { startWorker, type Worker } from "../worker.ts";

const defaultIntervalMs = 30_000;

type DigestOptions = {
  store: Pick<Store, "transaction">;
  data: Pick<ServerData, "url">;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  onMailQueued: () => void;
  intervalMs?: number;
  now?: () => number;
};

/** Starts the worker that queues the digests of working mornings. */
export function startDigest(options: DigestOptions): Worker {
  const { store, data, log, onMailQueued, intervalMs = defaultIntervalMs, now = Date.now } = options;
  return startWorker(async () => {
    try {
      const count = await queueDigests(store, siteDomain(data), now());
      if (count === 0) return;
      log.info({ count }, "Digests are queued");
      onMailQueued();
    } catch (error) {
      log.warn({ failure: errorMessage(error) }, "Digests could not be queued yet");
    }
  }, intervalMs);
}
