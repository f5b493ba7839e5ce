import type { Connection, Dialect } from "./schema.ts";

/** The ids of at most `limit` queued rows of an outbox table that are due and that no outbox has a lease on. */
export function dueRows(
  db: Connection,
  dialect: Dialect,
  table: "mails" | "webhooks",
  limit: number,
  nowMs: number,
) {
  return (
    db
      .selectFrom(table)
      .select("id")
      .where("state", "=", "queued")
      .where("nextAttemptAt", "<=", nowMs)
      .where(({ or, eb }) => or([eb("leaseUntil", "is", null), eb("leaseUntil", "<", nowMs)]))
      .orderBy("nextAttemptAt")
      .limit(limit)
      // Several servers skip each other's rows instead of waiting for them.
      .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked())
  );
}
