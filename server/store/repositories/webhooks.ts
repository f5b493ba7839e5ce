import { randomUUID } from "node:crypto";
import { outboxRows } from "../queries/outbox-rows.ts";
import type { Connection, Dialect, Webhook } from "../tables/schema.ts";

/** The table `webhooks`: notices of new submissions that are queued, sent, failed or cancelled. */
export function webhookRepository(db: Connection, dialect: Dialect) {
  return {
    ...outboxRows(db, dialect, "webhooks"),

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

    /** Those of a submission: one when a webhook was set up when it came in, and cancelled ones of undone releases. */
    ofSubmission: (submissionId: string): Promise<Webhook[]> =>
      db.selectFrom("webhooks").selectAll().where("submissionId", "=", submissionId).execute(),
  };
}
