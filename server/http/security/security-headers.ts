import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Nothing this site does needs any of them. */
const deniedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/** What pages without a policy of their own (answers of the API, files) may do: nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Headers that every answer carries; pages replace the policy by their own. */
export async function securityHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    // Browsers keep origins apart by now; every byte of a page's headers counts (see docs/performance.md).
    originAgentCluster: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    // For browsers and plug-ins that are no more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    // Set below, only where the visitor came over TLS.
    hsts: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("Permissions-Policy", deniedFeatures.map((feature) => `${feature}=()`).join(", "));
    reply.header("Content-Security-Policy", nothing);
    if (request.protocol === "https") {
      reply.header("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
    }
  });
}

const onlyForPages = [
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-Frame-Options",
];

/**
 * Takes back what means nothing on parts of a page: twenty of them would repeat half a kilobyte each. The policy stays
 * on pictures, because an SVG opened by itself is a page; scripts, styles and fonts are not.
 */
export function keepPartHeaders(reply: FastifyReply, path: string) {
  for (const name of onlyForPages) reply.removeHeader(name);
  if (path.startsWith("/assets/")) reply.removeHeader("Content-Security-Policy");
}

/**
 * Leaves out that the connection is kept: HTTP/1.1 keeps it unless somebody says otherwise, and Node says it all the
 * same, with a limit browsers ignore. For pages and their parts, of which every byte counts.
 */
export function keepQuietly({ raw }: FastifyReply) {
  if (raw.shouldKeepAlive) raw.removeHeader("Connection");
}

/** Lets pages of other sites embed a file. A preview in a chat or a mail is such a page; without it, it stays empty. */
export function letOthersShow(reply: FastifyReply) {
  reply.header("Cross-Origin-Resource-Policy", "cross-origin");
}
