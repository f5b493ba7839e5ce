import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../tables/schema.ts";

/**
 * The table `rateLimits`. Addresses are stored as hashes, for one window.
 * @param codeKey a secret for the hashes, because anybody can hash every address there is
 */
export function rateLimitRepository(db: Connection, codeKey: string) {
  async function deleteExpired(nowMs: number): Promise<void> {
    await db.deleteFrom("rateLimits").where("windowEndsAt", "<=", nowMs).execute();
  }
  return {
    deleteExpired,

    /** Counts one request of an address. @returns its count in this window, and the time until the window ends */
    async increment(address: string, windowMs: number): Promise<{ count: number; remainingMs: number }> {
      const now = Date.now();
      const addressHash = createHmac("sha256", codeKey).update(`address ${address}`).digest("hex");
      await deleteExpired(now);
      // Clocks of servers differ, but a window that ends so late was begun by one that was wrong.
      const isWrong = sql`"rateLimits"."windowEndsAt" > ${now + 2 * windowMs}`;
      const { count, windowEndsAt } = await db
        .insertInto("rateLimits")
        .values({ addressHash, count: 1, windowEndsAt: now + windowMs })
        .onConflict((conflict) =>
          conflict.column("addressHash").doUpdateSet({
            count: sql`case when ${isWrong} then 1 else "rateLimits"."count" + 1 end`,
            windowEndsAt: sql`case when ${isWrong} then excluded."windowEndsAt" else "rateLimits"."windowEndsAt" end`,
          }),
        )
        .returning(["count", "windowEndsAt"])
        .executeTakeFirstOrThrow();
      return { count, remainingMs: windowEndsAt - now };
    },
  };
}
