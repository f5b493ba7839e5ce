import { createHash } from "node:crypto";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import type { Store } from "../../store/store.ts";

/** Counts in the database, so that several servers share one count. Addresses are kept as hashes, for one window. */
export function rateLimitStore({ db }: Pick<Store, "db">): FastifyRateLimitStoreCtor {
  async function count(address: string, window: number) {
    const now = Date.now();
    await db.deleteFrom("rateLimits").where("until", "<=", now).execute();
    const { count, until } = await db
      .insertInto("rateLimits")
      .values({ address: createHash("sha256").update(address).digest("hex"), count: 1, until: now + window })
      .onConflict((conflict) =>
        conflict.column("address").doUpdateSet({ count: sql`"rateLimits"."count" + 1` }),
      )
      .returning(["count", "until"])
      .executeTakeFirstOrThrow();
    return { current: count, ttl: until - now };
  }
  return class implements FastifyRateLimitStore {
    incr(address: string, done: Parameters<FastifyRateLimitStore["incr"]>[1], window: number) {
      count(address, window).then(
        (result) => done(null, result),
        (error: Error) => done(error),
      );
    }
    child() {
      return this;
    }
  };
}
