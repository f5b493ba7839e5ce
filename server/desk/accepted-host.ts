import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import { Problem } from "../http/replies/problem.ts";
import type { Settings } from "../settings.ts";

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses requests for other hosts than that of `DESK_URL` and this machine's own names, so that no other site's name
 * can be pointed at the desk.
 */
export function requireAcceptedHost(app: FastifyInstance, { DESK_URL }: Pick<Settings, "DESK_URL">) {
  const deskHost = DESK_URL && new URL(DESK_URL).hostname;
  app.addHook("onRequest", async ({ host }) => {
    const hostname = URL.parse(`http://${host}`)?.hostname ?? "";
    if (hostname === deskHost || loopbackHost.test(hostname)) return;
    throw new Problem(421, errorMessages.unknownDeskHost);
  });
}
