import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Store } from "../../store/store.ts";

/** Counts requests in the store, so that several servers share one count. */
export function rateLimitStore({ rateLimits }: Pick<Store, "rateLimits">): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(address: string, done: Parameters<FastifyRateLimitStore["incr"]>[1], windowMs: number) {
      rateLimits.increment(address, windowMs).then(
        ({ count, remainingMs }) => done(null, { current: count, ttl: remainingMs }),
        (error: Error) => done(error),
      );
    }
    child() {
      return this;
    }
  };
}
