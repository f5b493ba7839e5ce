import type { FastifyRequest } from "fastify";

/**
 * Whether a request may have come from this site's own pages. Browsers say where a request comes from in
 * `Sec-Fetch-Site` and `Origin`; programs that say neither are let through, since no visitor's browser can be
 * made to send such a request.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === "null") return site === "same-origin";
  // Behind proxies that end TLS, host and scheme are the ones they forward (TRUST_PROXY).
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
