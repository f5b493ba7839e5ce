import type { FastifyBaseLogger } from "fastify";
import type { Store } from "../store/store.ts";
import { queueDigests } from "../submissions/desk/digests/queue-digests.ts";
import { queueReminders } from "../submissions/interviews/queue-reminders.ts";
import { startRepeating, type Worker } from "../worker.ts";

type Options = {
  store: Pick<Store, "transaction">;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  onMailQueued: () => void;
  intervalMs?: number;
  now?: () => number;
};

function startQueueing(
  name: string,
  queue: typeof queueDigests | typeof queueReminders,
  { store, log, onMailQueued, intervalMs = 30_000, now = Date.now }: Options,
): Worker {
  const work = async () => {
    const count = await queue(store, now());
    if (count === 0) return;
    log.info({ count }, `${name} are queued`);
    onMailQueued();
  };
  return startRepeating(work, intervalMs, log, `${name} could not be queued yet`);
}

/** Starts the worker that queues the digests of working mornings. */
export const startDigest = (options: Options): Worker => startQueueing("Digests", queueDigests, options);

/** Starts the worker that queues the reminders of interviews. */
export const startReminders = (options: Options): Worker =>
  startQueueing("Reminders of interviews", queueReminders, options);
