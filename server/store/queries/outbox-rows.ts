import { type Selectable, sql } from "kysely";
import { writesRows } from "../connection/writes-rows.ts";
import type { Connection, Database, Dialect, Mail } from "../tables/schema.ts";

/** An outbox that claims rows, and for how long each claim lasts unless it is renewed. */
export type LeaseOwner = { owner: string; leaseMs: number };

const noLease = { leaseOwner: null, leaseUntil: null };

/**
 * A row that was tried and is due once more: the schedule of its attempts begins again. One attempt stays counted, because
 * zero would mean that nobody can have got it, and that it can still be undone.
 */
export const dueAgain = (nowMs: number) =>
  ({ state: "queued", nextAttemptAt: nowMs, queuedAt: nowMs, attempts: 1 }) satisfies Partial<Mail>;

/**
 * What an outbox does with the rows of its table. While the lease on a row lasts, no other outbox sends it.
 * @param table `mails` or `webhooks`
 */
export function outboxRows<Table extends "mails" | "webhooks">(
  db: Connection,
  dialect: Dialect,
  table: Table,
) {
  type Row = Selectable<Database[Table]>;
  const rows: "mails" | "webhooks" = table;

  /** The ids of at most `limit` rows that are due and on which no outbox has a lease. */
  const dueIds = (limit: number, nowMs: number) =>
    db
      .selectFrom(rows)
      .select("id")
      .where("state", "=", "queued")
      .where("nextAttemptAt", "<=", nowMs)
      .where(({ or, eb }) => or([eb("leaseUntil", "is", null), eb("leaseUntil", "<", nowMs)]))
      .orderBy("nextAttemptAt")
      .limit(limit)
      // Several servers skip each other's rows instead of waiting for them.
      .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked());

  /** Changes a row on which `owner` has the lease. @returns false when it has lost the lease: nothing is stored then */
  async function change(id: string, owner: string, values: Partial<Mail>): Promise<boolean> {
    return writesRows(db.updateTable(rows).set(values).where("id", "=", id).where("leaseOwner", "=", owner));
  }

  return {
    /** Claims rows that are due. @returns at most `limit` rows */
    claim: async ({ owner, leaseMs }: LeaseOwner, limit: number, nowMs: number): Promise<Row[]> =>
      (await db
        .updateTable(rows)
        .set({ leaseOwner: owner, leaseUntil: nowMs + leaseMs, attempts: sql`attempts + 1` })
        .where("id", "in", dueIds(limit, nowMs))
        .returningAll()
        .execute()) as Row[],

    /** Extends a lease. @returns false when another outbox has it, or the row was cancelled */
    renew: (id: string, { owner, leaseMs }: LeaseOwner, nowMs: number): Promise<boolean> =>
      change(id, owner, { leaseUntil: nowMs + leaseMs }),

    /** Ends a lease and stores the outcome. @returns false when `owner` has lost the lease: nothing is stored then */
    end: (id: string, owner: string, outcome: Partial<Row>): Promise<boolean> =>
      change(id, owner, { ...outcome, ...noLease }),

    /**
     * Ends the leases of a process that died. Only the embedded store has a single server, so only there every lease
     * found at start is such a one; in PostgreSQL they expire.
     */
    async endAbandoned(): Promise<void> {
      if (dialect === "postgres") return;
      await db.updateTable(rows).set(noLease).where("leaseOwner", "is not", null).execute();
    },

    /**
     * Makes rows due now whose times are later than `latestMs`: a clock was wrong when they were written. Scheduled
     * replies keep the time that their author chose.
     */
    async resetFutureTimes(latestMs: number, nowMs: number): Promise<void> {
      await db
        .updateTable(rows)
        .set({ nextAttemptAt: nowMs, ...noLease })
        .where("state", "=", "queued")
        .where(({ or, eb }) => or([eb("nextAttemptAt", ">", latestMs), eb("leaseUntil", ">", latestMs)]))
        .$if(table === "mails", (query) =>
          query.where(({ or, not, exists, eb, selectFrom }) =>
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
          ),
        )
        .execute();
    },

    /**
     * Makes failed rows, and those that wait for another attempt, due now. What nobody has tried to send yet keeps its
     * time, so that it can be undone until then; so does what is being sent.
     * @param submissionId only the rows of this submission; all when left out
     * @returns the changed rows
     */
    async requeue(nowMs: number, submissionId?: string): Promise<Row[]> {
      let query = db
        .updateTable(rows)
        .set(dueAgain(nowMs))
        .where("state", "in", ["failed", "queued"])
        .where("attempts", ">", 0)
        .where(({ or, eb }) => or([eb("leaseUntil", "is", null), eb("leaseUntil", "<", nowMs)]));
      if (submissionId !== undefined) query = query.where("submissionId", "=", submissionId);
      return (await query.returningAll().execute()) as Row[];
    },

    /** Cancels the rows of these submissions that were not sent yet. */
    async cancel(submissionIds: string[]): Promise<void> {
      await db
        .updateTable(rows)
        .set({ state: "cancelled", ...noLease })
        .where("submissionId", "in", submissionIds)
        .where("state", "in", ["queued", "failed"])
        .execute();
    },
  };
}
