import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Mail } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { deliver, type OutboxParts } from "./deliver.ts";
import { failureCode } from "./retry.ts";

/** How long a mail belongs to the one who claimed it, in milliseconds; longer than any attempt may take. */
const lease = 3 * 60_000;

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
async function claimMails({ db, dialect }: Store, owner: string, now: number, most = batch): Promise<Mail[]> {
  const due = db
    .selectFrom("mails")
    .select("id")
    .where("state", "=", "queued")
    .where("nextAttemptAt", "<=", now)
    .where((where) => where.or([where("leaseUntil", "is", null), where("leaseUntil", "<", now)]))
    .orderBy("nextAttemptAt")
    .limit(most)
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
  const owner = randomUUID();
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  /** The embedded store has one server: what is still claimed at its start was claimed by one that died. */
  let takenOver = parts.store.dialect !== "sqlite";
  async function takeOver() {
    if (takenOver) return;
    await parts.store.db.updateTable("mails").set({ leaseOwner: null, leaseUntil: null }).execute();
    takenOver = true;
  }

  let mendDue = true;

  async function run() {
    do {
      again = false;
      try {
        await takeOver();
        if (mendDue) await mendTimes(parts.store, Date.now());
        mendDue = false;
        for (;;) {
          const mails = stopped ? [] : await claimMails(parts.store, owner, Date.now());
          if (mails.length === 0) break;
          await Promise.all(mails.map((mail) => deliver(parts, owner, mail)));
        }
      } catch (error) {
        // The store is away: the mails are still in it, and the next look finds them.
        parts.log.error({ failure: failureCode(error) }, "The outbox could not be read");
      }
    } while (again && !stopped);
    running = null;
  }
  function wake() {
    if (stopped) return;
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
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
