import type { FastifyRequest } from "fastify";

/**
 * Whether a request may come from this site's own pages. Browsers send `Sec-Fetch-Site` and `Origin`; programs that
 * send neither are let through, because no page can make a visitor's browser omit both.
 * @param siteUrl the public site's address, for proxies that do not pass the visitor's host on
 * @param hasProxy whether a proxy may tell the scheme the visitor used (TRUST_PROXY)
 */
export function isSameOrigin(request: FastifyRequest, siteUrl: string, hasProxy: boolean): boolean {
  const fetchSite = request.headers["sec-fetch-site"];
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === "null") return fetchSite === "same-origin";
  const originUrl = URL.parse(origin);
  if (!originUrl) return false;
  // Without a proxy's header the scheme is unknown, because TLS may end before this server.
  const isSchemeKnown = hasProxy && request.headers["x-forwarded-proto"] !== undefined;
  const scheme = isSchemeKnown ? `${request.protocol}:` : originUrl.protocol;
  // Compared as parsed URLs, which drop a scheme's default port.
  const siteUrls = [URL.parse(`${scheme}//${request.host}`), URL.parse(siteUrl)];
  return siteUrls.some((url) =>
    isSchemeKnown ? url?.origin === originUrl.origin : url?.host === originUrl.host,
  );
}
