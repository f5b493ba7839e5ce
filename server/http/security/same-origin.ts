import type { FastifyRequest } from "fastify";

/**
 * Whether a request may have come from this site's own pages. Browsers say where a request comes from in
 * `Sec-Fetch-Site` and `Origin`; programs that say neither are let through, since no visitor's browser can be
 * made to send such a request.
 * @param siteUrl the public site's address, for proxies that do not pass the visitor's host on
 * @param hasProxy whether a proxy may tell the scheme the visitor used (TRUST_PROXY)
 */
export function isSameOrigin(request: FastifyRequest, siteUrl: string, hasProxy: boolean): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === "null") return site === "same-origin";
  const from = URL.parse(origin);
  if (!from) return false;
  // Nobody here can tell the scheme unless a proxy does: TLS may end before this server.
  const knowsScheme = hasProxy && request.headers["x-forwarded-proto"] !== undefined;
  const scheme = knowsScheme ? `${request.protocol}:` : from.protocol;
  // As URLs, so that a scheme's default port is as good as none.
  const own = [URL.parse(`${scheme}//${request.host}`), URL.parse(siteUrl)];
  return own.some((url) => (knowsScheme ? url?.origin === from.origin : url?.host === from.host));
}
