import { randomUUID } from "node:crypto";
import type { Mail } from "../store/schema.ts";
import { startWorker, type Worker } from "../worker.ts";
import { type DeliveryContext, deliver } from "./deliver.ts";
import { failureCode } from "./failure-code.ts";
import { maxTimeAheadMs } from "./retry-schedule.ts";

export type OutboxOptions = DeliveryContext & {
  /** How long a claimed mail belongs to this outbox unless the lease is renewed; three minutes by default. */
  leaseMs?: number;
  /** How often to look for retries, and for mails of servers that died; five seconds by default. */
  pollIntervalMs?: number;
};

/** Mails sent at the same time. */
const batchSize = 4;

/**
 * Starts the worker that sends queued mails: at once when woken, and every few seconds. A mail whose sender died is
 * claimed again when its lease ends, so each is sent at least once, with one Message-ID.
 */
export function startOutbox(options: OutboxOptions): Worker {
  const { store, log, leaseMs = 3 * 60_000, pollIntervalMs = 5_000 } = options;
  const owner = randomUUID();
  let hasEndedAbandoned = false;
  let timesCheckedAt = Number.NEGATIVE_INFINITY;

  /** Waits for all mails, also when one fails. */
  async function deliverAll(mails: Mail[], stopping: AbortSignal) {
    const sender = { owner, leaseMs, stopping };
    const results = await Promise.allSettled(mails.map((mail) => deliver(options, sender, mail)));
    for (const [index, result] of results.entries()) {
      if (result.status === "fulfilled") continue;
      const details = { mail: mails[index]?.id, failure: failureCode(result.reason) };
      log.error(details, "A mail's outcome could not be written down: it will go out again");
    }
  }

  /** Corrects what an earlier process or a wrong clock has left behind. */
  async function repairTimes() {
    if (!hasEndedAbandoned) await store.mailLeases.endAbandoned();
    hasEndedAbandoned = true;
    if (performance.now() - timesCheckedAt < pollIntervalMs) return;
    const now = Date.now();
    await store.mailLeases.resetFutureTimes(now + maxTimeAheadMs, now);
    timesCheckedAt = performance.now();
  }

  async function sendDueMails(stopping: AbortSignal) {
    await repairTimes();
    while (!stopping.aborted) {
      const mails = await store.transaction(({ mailLeases }) =>
        mailLeases.claim({ owner, leaseMs }, batchSize, Date.now()),
      );
      if (mails.length === 0) return;
      await deliverAll(mails, stopping);
    }
  }

  return startWorker(
    (stopping) =>
      // When the store is away the mails are still in it, and the next poll finds them.
      sendDueMails(stopping).catch((error: unknown) =>
        log.error({ failure: failureCode(error) }, "The outbox could not be read"),
      ),
    pollIntervalMs,
  );
}
