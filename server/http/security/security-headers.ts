import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Browser features that no page uses. */
const disabledFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/** The policy of API answers and files; pages replace it by their own. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sets the security headers of every answer. */
export async function securityHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    // Only for browsers and plug-ins that no longer exist.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    // Set below, only when the visitor came over TLS.
    hsts: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("Permissions-Policy", disabledFeatures.map((feature) => `${feature}=()`).join(", "));
    reply.header("Content-Security-Policy", denyAllPolicy);
    if (request.protocol === "https") {
      reply.header("Strict-Transport-Security", "max-age=63072000");
    }
  });
}

/** Lets pages of other sites embed a file, such as a link preview in a chat. */
export function allowCrossOriginEmbedding(reply: FastifyReply) {
  reply.header("Cross-Origin-Resource-Policy", "cross-origin");
}
