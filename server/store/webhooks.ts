import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { dueRows } from "./due-rows.ts";
import type { LeaseOwner } from "./mail-leases.ts";
import { dueAgain } from "./mails.ts";
import type { Connection, Dialect, Webhook } from "./schema.ts";

/** The table `webhooks`: notices of new submissions that are queued, sent, failed or cancelled. */
export function webhookRepository(db: Connection, dialect: Dialect) {
  return {
    /** Queues a notice that is due at a time. */
    async queue(submissionId: string, dueMs: number): Promise<void> {
      const times = { queuedAt: dueMs, nextAttemptAt: dueMs, leaseUntil: null, sentAt: null };
      await db
        .insertInto("webhooks")
        .values({
          id: randomUUID(),
          submissionId,
          state: "queued",
          ...times,
          leaseOwner: null,
          lastError: null,
        })
        .execute();
    },

    /** Claims notices that are due. @returns at most `limit` notices */
    async claim({ owner, leaseMs }: LeaseOwner, limit: number, nowMs: number): Promise<Webhook[]> {
      return db
        .updateTable("webhooks")
        .set({ leaseOwner: owner, leaseUntil: nowMs + leaseMs, attempts: sql`attempts + 1` })
        .where("id", "in", dueRows(db, dialect, "webhooks", limit, nowMs))
        .returningAll()
        .execute();
    },

    /** Ends a lease and stores the outcome, unless `owner` has lost the lease. */
    async end(id: string, owner: string, outcome: Partial<Webhook>): Promise<void> {
      await db
        .updateTable("webhooks")
        .set({ ...outcome, leaseOwner: null, leaseUntil: null })
        .where("id", "=", id)
        .where("leaseOwner", "=", owner)
        .execute();
    },

    /** Makes notices that were tried and are not taken due now. @param submissionId only its own; all when left out */
    async requeue(nowMs: number, submissionId?: string): Promise<number> {
      let query = db
        .updateTable("webhooks")
        .set(dueAgain(nowMs))
        .where("state", "in", ["failed", "queued"])
        .where("attempts", ">", 0)
        .where(({ or, eb }) => or([eb("leaseUntil", "is", null), eb("leaseUntil", "<", nowMs)]));
      if (submissionId !== undefined) query = query.where("submissionId", "=", submissionId);
      const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** Makes notices due now whose times are later than `latestMs`: a clock was wrong when they were written. */
    async resetFutureTimes(latestMs: number, nowMs: number): Promise<void> {
      await db
        .updateTable("webhooks")
        .set({ nextAttemptAt: nowMs, leaseOwner: null, leaseUntil: null })
        .where("state", "=", "queued")
        .where(({ or, eb }) => or([eb("nextAttemptAt", ">", latestMs), eb("leaseUntil", ">", latestMs)]))
        .execute();
    },

    /** Cancels the notices of these submissions that were not sent yet. */
    async cancel(submissionIds: string[]): Promise<void> {
      await db
        .updateTable("webhooks")
        .set({ state: "cancelled", leaseOwner: null, leaseUntil: null })
        .where("submissionId", "in", submissionIds)
        .where("state", "in", ["queued", "failed"])
        .execute();
    },

    /** Those of a submission: one when a webhook was set up when it came in, and cancelled ones of undone releases. */
    ofSubmission: (submissionId: string): Promise<Webhook[]> =>
      db.selectFrom("webhooks").selectAll().where("submissionId", "=", submissionId).execute(),
  };
}
