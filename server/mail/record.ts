import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import { whenFree } from "../store/busy.ts";
import type { Database, Mail } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { comparable, othersOf } from "./recipients.ts";
import { failureCode } from "./retry.ts";

/** What became of a mail, for those of its recipients who fared alike. */
export type Outcome =
  | { result: "sent"; to: string[] }
  | { result: "again"; to: string[]; error: unknown; nextAttemptAt: number }
  | { result: "failed"; to: string[]; error: unknown };

/** An outcome as the mail's row holds it; with it the row is nobody's again. */
function columns(outcome: Outcome | undefined) {
  const free = { leaseOwner: null, leaseUntil: null };
  // Nobody is left to get it: the settings no longer name whom it was for.
  if (!outcome) return { ...free, state: "cancelled" as const };
  if (outcome.result === "sent") {
    return { ...free, state: "sent" as const, sentAt: Date.now(), lastError: null };
  }
  const lastError = failureCode(outcome.error);
  if (outcome.result === "failed") return { ...free, state: "failed" as const, lastError };
  return { ...free, state: "queued" as const, nextAttemptAt: outcome.nextAttemptAt, lastError };
}

/** What became of writing it down; `lost` when somebody else has the mail by now. */
type Recorded = "written" | "lost" | "cancelled";

/** A mail that is no longer its sender's: an erasure has cancelled it, or another server has taken it over. */
async function fateOf(trx: Transaction<Database>, { id }: Mail): Promise<Recorded> {
  const row = await trx.selectFrom("mails").select("state").where("id", "=", id).executeTakeFirst();
  return row?.state === "cancelled" ? "cancelled" : "lost";
}

/**
 * Where recipients fared differently, each outcome gets a row of its own with the same Message-ID, so that nobody is
 * lost and nobody gets it twice. Only the lease's owner may write, so doing it again changes nothing.
 */
async function write(
  { db, dialect }: Store,
  owner: string,
  mail: Mail,
  outcomes: Outcome[],
): Promise<Recorded> {
  const [first, ...others] = outcomes;
  const notTo = (outcome: Outcome) => {
    const rest = outcomes.filter((other) => other !== outcome).flatMap(({ to }) => to.map(comparable));
    return JSON.stringify([...othersOf(mail), ...rest]);
  };
  return db.transaction().execute(async (trx) => {
    if (dialect === "postgres") {
      // An erasure cancels every row there is: it waits for the new ones, or they find that it was there first.
      const submission = trx.selectFrom("submissions").select("id").where("id", "=", mail.submissionId);
      await submission.forUpdate().execute();
    }
    const { numUpdatedRows } = await trx
      .updateTable("mails")
      .set({ ...columns(first), ...(first && others.length > 0 ? { notTo: notTo(first) } : {}) })
      .where("id", "=", mail.id)
      .where("leaseOwner", "=", owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fateOf(trx, mail);
    for (const outcome of others) {
      await trx
        .insertInto("mails")
        .values({ ...mail, id: randomUUID(), ...columns(outcome), notTo: notTo(outcome) })
        .execute();
    }
    return "written";
  });
}

/** How long to insist while the store is away, and between attempts, in milliseconds. */
const patience = 3 * 60_000;
const pause = 1_000;

/**
 * Writes down how an attempt to send a mail went. What was sent and is not written down goes out again, so this
 * insists for minutes while the store is locked or away; once the server stops, with one more attempt.
 * @param onDelay called once, with the reason, when it could not be written at once
 * @returns `cancelled` when an erasure was quicker: what was written of the mail must go
 * @throws what the store says in the end
 */
export async function record(
  store: Store,
  owner: string,
  mail: Mail,
  outcomes: Outcome[],
  stopping: AbortSignal,
  onDelay: (error: unknown) => void,
): Promise<Recorded> {
  const end = performance.now() + patience;
  for (let attempt = 1; ; attempt++) {
    const isLast = stopping.aborted || performance.now() >= end;
    try {
      return await whenFree(() => write(store, owner, mail, outcomes));
    } catch (error) {
      if (isLast) throw error;
      if (attempt === 1) onDelay(error);
      await wait(pause, undefined, { signal: stopping }).catch(() => {});
    }
  }
}
