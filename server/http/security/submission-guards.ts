import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyInstance, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import type { AppParts } from "../app.ts";
import { Problem } from "../replies/problem.ts";
import { rateLimitStore } from "./rate-limit-store.ts";
import { isSameOrigin } from "./same-origin.ts";

export type Guards = {
  /** Refuses what another site's page made a browser send. */
  ownOriginOnly: onRequestAsyncHookHandler;
  /** Counts a submission against its sender's address; one count for all forms. */
  notTooOften: preHandlerAsyncHookHandler;
};

/** What stands before every route that takes something from a visitor: own origin only, and not too often. */
export async function submissionGuards(
  api: FastifyInstance,
  { settings, store, data }: AppParts,
): Promise<Guards> {
  const limit = settings.RATE_LIMIT;
  if (limit) {
    await api.register(fastifyRateLimit, {
      global: false,
      max: limit.max,
      timeWindow: limit.window,
      // A household or an office gets one count, however many addresses of its network it uses.
      ipv6Subnet: 64,
      // Several servers on one PostgreSQL count together; a single one counts in memory.
      ...(store.isShared ? { store: rateLimitStore(store) } : {}),
      // A store that is away must not refuse anyone here: the submission itself will say that it is away.
      skipOnError: true,
      errorResponseBuilder: (_request, { after, ttl }) =>
        new Problem(429, errorMessages.tooManySubmissionsRetryIn(after), {
          retryAfter: Math.ceil(ttl / 1000),
        }),
    });
  }
  const rateLimit = limit ? api.rateLimit() : null;
  return {
    async ownOriginOnly(request) {
      if (!isSameOrigin(request, data.url, settings.TRUST_PROXY > 0)) {
        throw new Problem(403, errorMessages.crossOrigin);
      }
    },
    async notTooOften(request, reply) {
      await rateLimit?.call(api, request, reply);
    },
  };
}
