import type { FastifyRequest } from "fastify";

/**
 * Whether `Accept` prefers a page to JSON, as for a form sent without JavaScript. Without a preference the answer is
 * JSON. Needs the plugin `@fastify/accepts`.
 */
export function prefersHtml(request: FastifyRequest): boolean {
  return request.accepts().type(["application/json", "text/html"]) === "text/html";
}
