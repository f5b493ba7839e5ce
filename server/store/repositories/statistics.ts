import type { MailState } from "../tables/mail-tables.ts";
import type { Connection } from "../tables/schema.ts";

/** Counts for the operator CLI and the metrics. */
export function statisticsRepository(db: Connection) {
  return {
    async submissionsByFormAndStatus() {
      const rows = await db
        .selectFrom("submissions")
        .select(({ fn }) => ["form", "status", fn.countAll<number>().as("count")])
        .groupBy(["form", "status"])
        .orderBy("form")
        .orderBy("status")
        .execute();
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },

    async mailsByState(): Promise<{ state: MailState; count: number }[]> {
      const rows = await db
        .selectFrom("mails")
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .groupBy("state")
        .orderBy("state")
        .execute();
      return rows.map(({ state, count }) => ({ state, count: Number(count) }));
    },

    /** Mails or webhooks that wait or have failed; `sent` ones, of which there may be many, are not counted. */
    async openByState(table: "mails" | "webhooks"): Promise<{ queued: number; failed: number }> {
      const rows = await db
        .selectFrom(table)
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .where("state", "in", ["queued", "failed"])
        .groupBy("state")
        .execute();
      const count = (state: MailState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return { queued: count("queued"), failed: count("failed") };
    },

    /** Mails that wait or have failed, by kind and the reason of the last failure, with the longest waiting first. */
    async openMailsByReason() {
      const rows = await db
        .selectFrom("mails")
        .select(({ fn }) => [
          "kind",
          "state",
          "lastError",
          fn.countAll<number>().as("count"),
          fn.min("queuedAt").as("oldestAt"),
          fn.min("nextAttemptAt").as("nextAttemptAt"),
        ])
        .where("state", "in", ["queued", "failed"])
        .groupBy(["kind", "state", "lastError"])
        .orderBy("oldestAt")
        .execute();
      return rows.map((row) => ({
        ...row,
        count: Number(row.count),
        oldestAt: Number(row.oldestAt),
        nextAttemptAt: Number(row.nextAttemptAt),
      }));
    },

    /** When the oldest waiting mail was queued; null when none waits. */
    async oldestQueuedMailAt(): Promise<number | null> {
      const { oldest } = await db
        .selectFrom("mails")
        .select(({ fn }) => fn.min("queuedAt").as("oldest"))
        .where("state", "=", "queued")
        .executeTakeFirstOrThrow();
      return oldest === null ? null : Number(oldest);
    },
  };
}
