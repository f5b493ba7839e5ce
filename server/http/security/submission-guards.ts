import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyInstance, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import type { AppOptions } from "../app.ts";
import { Problem } from "../replies/problem.ts";
import { rateLimitStore } from "./rate-limit-store.ts";
import { isSameOrigin } from "./same-origin.ts";

/** Hooks for every route that accepts data from visitors. */
export type SubmissionGuards = {
  /** Refuses requests that another site's page made a browser send. */
  requireSameOrigin: onRequestAsyncHookHandler;
  /** Counts submissions per client address, over all routes together. */
  limitSubmissionRate: preHandlerAsyncHookHandler;
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
      // All addresses of one IPv6 network count as one client.
      ipv6Subnet: 64,
      // Servers that share a database share the count; a single one counts in memory.
      ...(store.isShared ? { store: rateLimitStore(store) } : {}),
      // When the database is away, storing the submission fails with a clearer message.
      skipOnError: true,
      errorResponseBuilder: (_request, { after, ttl }) =>
        new Problem(429, errorMessages.tooManySubmissionsRetryIn(after), {
          retryAfterSeconds: Math.ceil(ttl / 1000),
        }),
    });
  }
  const rateLimit = limit ? api.rateLimit() : null;
  return {
    async requireSameOrigin(request) {
      if (!isSameOrigin(request, data.url, settings.TRUST_PROXY > 0)) {
        throw new Problem(403, errorMessages.crossOrigin);
      }
    },
    async limitSubmissionRate(request, reply) {
      await rateLimit?.call(api, request, reply);
    },
  };
}
