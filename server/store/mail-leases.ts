import { sql } from "kysely";
import { dueRows } from "./due-rows.ts";
import type { Connection, Dialect, Mail } from "./schema.ts";

/** An outbox that claims mails, and for how long each claim lasts unless it is renewed. */
export type LeaseOwner = { owner: string; leaseMs: number };

const noLease = { leaseOwner: null, leaseUntil: null };

/** Leases on the rows of `mails`: while one lasts, no other outbox sends the mail. */
export function mailLeaseRepository(db: Connection, dialect: Dialect) {
  return {
    /** Claims mails that are due. @returns at most `limit` mails */
    async claim({ owner, leaseMs }: LeaseOwner, limit: number, nowMs: number): Promise<Mail[]> {
      return db
        .updateTable("mails")
        .set({ leaseOwner: owner, leaseUntil: nowMs + leaseMs, attempts: sql`attempts + 1` })
        .where("id", "in", dueRows(db, dialect, "mails", limit, nowMs))
        .returningAll()
        .execute();
    },

    /** Extends a lease. @returns false when another outbox has it, or the mail was cancelled */
    async renew(mailId: string, { owner, leaseMs }: LeaseOwner, nowMs: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("mails")
        .set({ leaseUntil: nowMs + leaseMs })
        .where("id", "=", mailId)
        .where("leaseOwner", "=", owner)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Ends a lease and stores the outcome. @returns false when `owner` has lost the lease: nothing is stored then */
    async end(mailId: string, owner: string, outcome: Partial<Mail>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("mails")
        .set({ ...outcome, ...noLease })
        .where("id", "=", mailId)
        .where("leaseOwner", "=", owner)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /**
     * Ends the leases of a process that died. Only the embedded store has a single server, so only there every lease
     * found at start is such a one; in PostgreSQL they expire.
     */
    async endAbandoned(): Promise<void> {
      if (dialect === "postgres") return;
      await db.updateTable("mails").set(noLease).where("leaseOwner", "is not", null).execute();
    },

    /**
     * Makes mails due now whose times are later than `latestMs`: a clock was wrong when they were written. Scheduled
     * replies keep the time that their author chose.
     */
    async resetFutureTimes(latestMs: number, nowMs: number): Promise<void> {
      await db
        .updateTable("mails")
        .set({ nextAttemptAt: nowMs, ...noLease })
        .where("state", "=", "queued")
        .where(({ or, eb }) => or([eb("nextAttemptAt", ">", latestMs), eb("leaseUntil", ">", latestMs)]))
        .where(({ or, not, exists, eb, selectFrom }) =>
          or([
            eb("attempts", ">", 0),
            not(
              exists(
                selectFrom("replies")
                  .select("replies.id")
                  .whereRef("replies.id", "=", "mails.replyId")
                  .where("replies.delivery", "=", "scheduled"),
              ),
            ),
          ]),
        )
        .execute();
    },
  };
}
