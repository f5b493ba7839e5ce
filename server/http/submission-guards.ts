import type { RouteShorthandOptions } from "fastify";
import type { Settings } from "../settings.ts";
import { Problem } from "./problem.ts";
import { isSameOrigin } from "./same-origin.ts";

/** What stands before every route that takes something from a visitor: own origin only, and not too often. */
export function guards(rateLimit: Settings["RATE_LIMIT"]): RouteShorthandOptions {
  return {
    onRequest: async (request) => {
      if (!isSameOrigin(request)) throw new Problem(403, "This form can only be sent from our own pages.");
    },
    config: {
      rateLimit: rateLimit
        ? {
            max: rateLimit.max,
            timeWindow: rateLimit.window,
            groupId: "submissions",
            errorResponseBuilder: (_request, context) =>
              new Problem(
                429,
                `Too many submissions from your address. Please try again in ${context.after}.`,
                {
                  retryAfter: Math.ceil(context.ttl / 1000),
                },
              ),
          }
        : false,
    },
  };
}
