import type { FastifyRequest } from "fastify";

/**
 * Whether a request may have come from this site's own pages. Browsers say where a request comes from in
 * `Sec-Fetch-Site` and `Origin`; programs that say neither are let through, since no visitor's browser can be
 * made to send such a request.
 * @param siteHost the public site's host, for proxies that do not pass the visitor's on
 */
export function isSameOrigin(request: FastifyRequest, siteHost: string): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === "null") return site === "same-origin";
  // Behind proxies that end TLS, host and scheme are the ones they forward (TRUST_PROXY).
  return URL.canParse(origin) && [request.host, siteHost].includes(new URL(origin).host);
}
