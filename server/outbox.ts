import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { minuteMs } from "#contract/durations.ts";
import { maxTimeAheadMs } from "./mail/retry-schedule.ts";
import type { LeaseOwner } from "./store/queries/outbox-rows.ts";
import type { Repositories } from "./store/repositories.ts";
import type { Store } from "./store/store.ts";
import { startWorker, type Worker } from "./worker.ts";

type Table = "mails" | "webhooks";
type OutboxRow<Name extends Table> = Awaited<ReturnType<Repositories[Name]["claim"]>>[number];

/** The outbox that claimed a row; `stopping` is aborted when the server stops. */
export type Sender = LeaseOwner & { stopping: AbortSignal };

export type OutboxTimes = {
  /** How long a claimed row belongs to this outbox unless the lease is renewed; three minutes by default. */
  leaseMs?: number;
  /** How often to look for retries, and for rows of servers that died; five seconds by default. */
  pollIntervalMs?: number;
};

type Options<Name extends Table> = OutboxTimes & {
  store: Store;
  log: Pick<FastifyBaseLogger, "error">;
  table: Name;
  /** Tries to send a claimed row, and stores what came of it. */
  send: (row: OutboxRow<Name>, sender: Sender) => Promise<unknown>;
  /** What the log says of an error. */
  failure: (error: unknown) => string;
};

/** Rows sent at the same time. */
const batchSize = 4;

/**
 * Starts a worker that sends the queued rows of a table: at once when woken, and every few seconds. A row whose sender
 * died is claimed again when its lease ends, so each is sent at least once, with one id.
 */
export function startOutbox<Name extends Table>(options: Options<Name>): Worker {
  const { store, log, table, send, failure, leaseMs = 3 * minuteMs, pollIntervalMs = 5_000 } = options;
  const owner = randomUUID();
  let hasEndedAbandoned = false;
  let timesCheckedAt = Number.NEGATIVE_INFINITY;

  /** Corrects what an earlier process or a wrong clock has left behind. */
  async function repairTimes() {
    if (!hasEndedAbandoned) await store[table].endAbandoned();
    hasEndedAbandoned = true;
    if (performance.now() - timesCheckedAt < pollIntervalMs) return;
    const now = Date.now();
    await store[table].resetFutureTimes(now + maxTimeAheadMs, now);
    timesCheckedAt = performance.now();
  }

  async function sendDue(stopping: AbortSignal) {
    await repairTimes();
    const sender = { owner, leaseMs, stopping };
    while (!stopping.aborted) {
      const rows = (await store.transaction(
        (repositories): Promise<OutboxRow<Table>[]> =>
          repositories[table].claim(sender, batchSize, Date.now()),
      )) as OutboxRow<Name>[];
      if (rows.length === 0) return;
      // All of them, also when one fails.
      await Promise.all(
        rows.map((row) =>
          send(row, sender).catch((error: unknown) =>
            log.error(
              { table, id: row.id, failure: failure(error) },
              "An outcome could not be written down: it will be sent again",
            ),
          ),
        ),
      );
    }
  }

  return startWorker(
    (stopping) =>
      // When the store is away the rows are still in it, and the next poll finds them.
      sendDue(stopping).catch((error: unknown) =>
        log.error({ table, failure: failure(error) }, "The outbox could not be read"),
      ),
    pollIntervalMs,
  );
}
