import { randomUUID } from "node:crypto";
import type { Mail } from "../store/schema.ts";
import { type DeliveryContext, deliver } from "./deliver.ts";
import { failureCode } from "./failure-code.ts";

export type OutboxOptions = DeliveryContext & {
  /** How long a claimed mail belongs to this outbox unless the lease is renewed; three minutes by default. */
  leaseMs?: number;
  /** How often to look for retries, and for mails of servers that died; five seconds by default. */
  pollIntervalMs?: number;
};

/** Mails sent at the same time. */
const batchSize = 4;

/** The outbox never writes a time further ahead than this: a later one comes from a wrong clock. */
const maxTimeAheadMs = 2 * 60 * 60_000;

/**
 * Starts the worker that sends queued mails: at once when woken, and every few seconds. A mail whose sender died is
 * claimed again when its lease ends, so each is sent at least once, with one Message-ID.
 */
export function startOutbox(options: OutboxOptions) {
  const { store, log, leaseMs = 3 * 60_000, pollIntervalMs = 5_000 } = options;
  const stop = new AbortController();
  const stopping = stop.signal;
  const sender = { owner: randomUUID(), leaseMs, stopping };
  let running: Promise<void> | null = null;
  let runAgain = false;
  let hasEndedAbandoned = false;
  let shouldResetTimes = true;

  /** Waits for all mails, also when one fails. */
  async function deliverAll(mails: Mail[]) {
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
    const now = Date.now();
    if (shouldResetTimes) await store.mailLeases.resetFutureTimes(now + maxTimeAheadMs, now);
    shouldResetTimes = false;
  }

  async function sendDueMails() {
    await repairTimes();
    while (!stopping.aborted) {
      const mails = await store.transaction(({ mailLeases }) =>
        mailLeases.claim(sender, batchSize, Date.now()),
      );
      if (mails.length === 0) return;
      await deliverAll(mails);
    }
  }

  async function run() {
    do {
      runAgain = false;
      // When the store is away the mails are still in it, and the next poll finds them.
      await sendDueMails().catch((error: unknown) =>
        log.error({ failure: failureCode(error) }, "The outbox could not be read"),
      );
    } while (runAgain && !stopping.aborted);
    running = null;
  }
  function wake() {
    if (stopping.aborted) return;
    if (running) runAgain = true;
    else running = run();
  }
  const timer = setInterval(() => {
    shouldResetTimes = true;
    wake();
  }, pollIntervalMs);
  wake();
  return {
    wake,
    /** Waits for the mails that are being sent. */
    async stop() {
      stop.abort();
      clearInterval(timer);
      await running;
    },
  };
}
