import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Mail } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { deliver, type OutboxParts, type Sender } from "./deliver.ts";
import { failureCode } from "./retry.ts";

/** After so many milliseconds without a word from its sender, others take a mail over. */
const defaultLease = 3 * 60_000;

/** How often the outbox looks by itself, in milliseconds: for retries, and for mails other servers left behind. */
const pollEvery = 5_000;

/** Mails sent side by side. */
const batch = 4;

/** No time the outbox writes is further ahead than this, in milliseconds, by any server's clock. */
const furthestAhead = 2 * 60 * 60_000;

/** What was written while a clock was wrong shall not hold a mail back until then: it is due now. */
async function mendTimes({ db }: Store, now: number) {
  await db
    .updateTable("mails")
    .set({ nextAttemptAt: now, leaseOwner: null, leaseUntil: null })
    .where("state", "=", "queued")
    .where(({ or, eb }) =>
      or([eb("nextAttemptAt", ">", now + furthestAhead), eb("leaseUntil", ">", now + furthestAhead)]),
    )
    .execute();
}

/** Claims due mails for this worker; nobody else gets them while the lease lasts. */
async function claimMails({ db, dialect }: Store, { owner, lease }: Sender, now: number): Promise<Mail[]> {
  const due = db
    .selectFrom("mails")
    .select("id")
    .where("state", "=", "queued")
    .where("nextAttemptAt", "<=", now)
    .where((where) => where.or([where("leaseUntil", "is", null), where("leaseUntil", "<", now)]))
    .orderBy("nextAttemptAt")
    .limit(batch)
    // Several servers on one PostgreSQL step over each other's rows instead of waiting for them.
    .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked());
  return db
    .updateTable("mails")
    .set({ leaseOwner: owner, leaseUntil: now + lease, attempts: sql`attempts + 1` })
    .where("id", "in", due)
    .returningAll()
    .execute();
}

/**
 * Starts the worker that sends queued mails: at once when woken, and by itself every few seconds. A mail whose
 * sender died is taken over when its lease ends, so each is sent at least once, under one `Message-ID`.
 */
export function startOutbox(parts: OutboxParts) {
  const end = new AbortController();
  const stopping = end.signal;
  const sender = { owner: randomUUID(), lease: parts.lease ?? defaultLease, stopping };
  let running: Promise<void> | null = null;
  let again = false;

  /** The embedded store has one server: what is still claimed at its start was claimed by one that died. */
  let takenOver = parts.store.dialect !== "sqlite";
  async function takeOver() {
    if (takenOver) return;
    await parts.store.db.updateTable("mails").set({ leaseOwner: null, leaseUntil: null }).execute();
    takenOver = true;
  }

  let mendDue = true;

  /** Sends mails side by side, and waits for all of them whatever becomes of one. */
  async function deliverAll(mails: Mail[]) {
    const results = await Promise.allSettled(mails.map((mail) => deliver(parts, sender, mail)));
    for (const [index, result] of results.entries()) {
      if (result.status === "fulfilled") continue;
      // It stays claimed until its lease ends.
      const what = { mail: mails[index]?.id, failure: failureCode(result.reason) };
      parts.log.error(what, "A mail's outcome could not be written down: it will go out again");
    }
  }

  async function run() {
    do {
      again = false;
      try {
        await takeOver();
        if (mendDue) await mendTimes(parts.store, Date.now());
        mendDue = false;
        for (;;) {
          const mails = stopping.aborted ? [] : await claimMails(parts.store, sender, Date.now());
          if (mails.length === 0) break;
          await deliverAll(mails);
        }
      } catch (error) {
        // The store is away: the mails are still in it, and the next look finds them.
        parts.log.error({ failure: failureCode(error) }, "The outbox could not be read");
      }
    } while (again && !stopping.aborted);
    running = null;
  }
  function wake() {
    if (stopping.aborted) return;
    if (running) again = true;
    else running = run();
  }
  const timer = setInterval(() => {
    mendDue = true;
    wake();
  }, pollEvery);
  wake();
  return {
    wake,
    async stop() {
      end.abort();
      clearInterval(timer);
      await running;
    },
  };
}
