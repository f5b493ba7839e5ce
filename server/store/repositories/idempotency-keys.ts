import { sql } from "kysely";
import type { Connection, Dialect, NewIdempotencyKey } from "../tables/schema.ts";

/** The table `idempotencyKeys`: which payload was stored under which key. */
export function idempotencyKeyRepository(db: Connection, dialect: Dialect) {
  return {
    /**
     * Claims a key. Two transactions with one key or one payload wait for each other in both databases. The same payload
     * sent since `sinceMs` counts as well when one of the two had a key and the other none: a browser sends a form without
     * a key, the script of its page with one.
     * @returns null when the key was free, else the payload and the submission it was used for
     */
    async claim(key: NewIdempotencyKey, nowMs: number, sinceMs: number) {
      if (dialect === "postgres")
        await sql`select pg_advisory_xact_lock(hashtextextended(${key.payloadHash}, 0))`.execute(db);
      // A write comes first, so that SQLite takes its write lock at once.
      await db.deleteFrom("idempotencyKeys").where("expiresAt", "<=", nowMs).execute();
      const stored = db
        .selectFrom("idempotencyKeys")
        .innerJoin("submissions", "submissions.id", "idempotencyKeys.submissionId")
        .select(["idempotencyKeys.payloadHash", "submissions.id", "submissions.reference"]);
      // Named by their ids, because SQLite would else read the whole table.
      const recent = db.selectFrom("submissions").select("id").where("receivedAt", ">", sinceMs);
      const other = await stored
        .where("idempotencyKeys.submissionId", "in", recent)
        .where("idempotencyKeys.payloadHash", "=", key.payloadHash)
        .where("idempotencyKeys.key", "like", key.expiresAt === null ? "payload:%" : "key:%")
        .executeTakeFirst();
      const claimed = await db
        .insertInto("idempotencyKeys")
        .values({ ...key, submissionId: other?.id ?? key.submissionId })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("key")
        .executeTakeFirst();
      if (claimed) return other ?? null;
      return stored.where("idempotencyKeys.key", "=", key.key).executeTakeFirstOrThrow();
    },
  };
}
