import fastifyRateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from "@fastify/rate-limit";
import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { minuteMs } from "#contract/durations.ts";
import { errorMessages } from "#contract/messages.ts";
import type { Store } from "../../store/store.ts";
import type { AppOptions } from "../app-options.ts";
import { addressKey } from "../limits/address-key.ts";
import { Problem } from "../replies/problem.ts";
import { MemoryRateLimitStore } from "./memory-rate-limit-store.ts";
import { isSameOrigin } from "./same-origin.ts";

/** Counts requests in the store, so that several servers share one count. */
function rateLimitStore({ rateLimits }: Pick<Store, "rateLimits">): FastifyRateLimitStoreCtor {
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

/** All addresses together may send what this many addresses may, in each minute. */
const busyAddresses = 10;
const totalWindowMs = minuteMs;

/** Hooks for every route that accepts data from visitors. */
export type SubmissionGuards = {
  /** Refuses requests that another site's page made a browser send. */
  requireSameOrigin: onRequestAsyncHookHandler;
  /** Counts submissions per client address and in all, over all routes together, before the body is read. */
  limitSubmissionRate: onRequestAsyncHookHandler;
};

export async function submissionGuards(
  api: FastifyInstance,
  { settings, store, data }: AppOptions,
): Promise<SubmissionGuards> {
  const limit = settings.RATE_LIMIT;
  if (limit) {
    await api.register(fastifyRateLimit, {
      global: false,
      max: limit.max,
      timeWindow: limit.windowMs,
      keyGenerator: (request) => addressKey(request.ip),
      // Servers that share a database share the count; a single one counts in memory.
      store: store.isShared ? rateLimitStore(store) : MemoryRateLimitStore,
      // When the database is away, storing the submission fails with a clearer message.
      skipOnError: true,
      errorResponseBuilder: (_request, { after, ttl }) =>
        new Problem(429, errorMessages.tooManySubmissionsRetryIn(after), {
          retryAfterSeconds: Math.ceil(ttl / 1000),
        }),
    });
  }
  const rateLimit = limit ? api.rateLimit() : null;
  const totalRateLimit = limit
    ? api.createRateLimit({
        max: limit.max * busyAddresses,
        timeWindow: totalWindowMs,
        keyGenerator: () => "all addresses",
      })
    : null;
  return {
    async requireSameOrigin(request) {
      if (!isSameOrigin(request, data.url, settings.TRUST_PROXY > 0)) {
        throw new Problem(403, errorMessages.crossOrigin);
      }
    },
    async limitSubmissionRate(request, reply) {
      await rateLimit?.call(api, request, reply);
      // Counted after the address's own limit, so that one address cannot use up what all of them have.
      const total = await totalRateLimit?.(request);
      if (total && !total.isAllowed && total.isExceeded) {
        throw new Problem(503, errorMessages.overloaded, { retryAfterSeconds: total.ttlInSeconds });
      }
    },
  };
}
