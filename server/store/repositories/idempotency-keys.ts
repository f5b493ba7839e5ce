import type { Connection, NewIdempotencyKey } from "../tables/schema.ts";

/** The table `idempotencyKeys`: which payload was stored under which key. */
export function idempotencyKeyRepository(db: Connection) {
  return {
    /**
     * Claims a key. Two transactions with one key wait for each other in both databases.
     * @returns null when the key was free, else the payload and the submission it was used for
     */
    async claim(key: NewIdempotencyKey, nowMs: number) {
      // A write comes first, so that SQLite takes its write lock at once.
      await db.deleteFrom("idempotencyKeys").where("expiresAt", "<=", nowMs).execute();
      const claimed = await db
        .insertInto("idempotencyKeys")
        .values(key)
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("key")
        .executeTakeFirst();
      if (claimed) return null;
      return db
        .selectFrom("idempotencyKeys")
        .innerJoin("submissions", "submissions.id", "idempotencyKeys.submissionId")
        .select(["idempotencyKeys.payloadHash", "submissions.reference"])
        .where("idempotencyKeys.key", "=", key.key)
        .executeTakeFirstOrThrow();
    },
  };
}
