import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { maxPictureBytes } from "#contract/desk/site.ts";
import { errorMessages } from "#contract/messages.ts";
import { createServer } from "../http/create-server.ts";
import { Problem } from "../http/replies/problem.ts";
import type { Settings } from "../settings.ts";
import { requireMember } from "./authenticate.ts";
import { calendarFile } from "./calendar-file.ts";
import type { DeskOptions } from "./desk-options.ts";
import { sendDeskProblem } from "./desk-problem.ts";
import { serveDeskPages } from "./pages.ts";
import { routeModules } from "./routes.ts";
import { sharedPreviewRoutes } from "./site-preview-routes.ts";

/** The largest photo arrives in time at 300 kbit/s. */
const requestTimeout = Math.ceil((maxPictureBytes * 8) / 300);

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses requests for other hosts than that of `DESK_URL` and this machine's own names, so that no other site's name
 * can be pointed at the desk.
 */
function requireAcceptedHost(app: FastifyInstance, { DESK_URL }: Pick<Settings, "DESK_URL">) {
  const deskHost = DESK_URL && new URL(DESK_URL).hostname;
  app.addHook("onRequest", async ({ host }) => {
    const hostname = URL.parse(`http://${host}`)?.hostname ?? "";
    if (hostname === deskHost || loopbackHost.test(hostname)) return;
    throw new Problem(421, errorMessages.unknownDeskHost);
  });
}

/** Builds the desk's HTTP server without listening. */
export async function buildDeskApp(options: DeskOptions) {
  const { settings, files, log } = options;
  const app = await createServer(
    { settings, requestTimeout, loggerInstance: log },
    (_request, reply, error) => sendDeskProblem(reply, error),
  );
  requireAcceptedHost(app, settings);
  await app.register(fastifyCookie);
  await app.register(
    async (api) => {
      api.addHook("onRequest", async (_request, reply) => {
        reply.header("Cache-Control", "no-store");
      });
      requireMember(api, options);
      for (const addRoutes of routeModules) await addRoutes(api, options);
      api.setNotFoundHandler(() => {
        throw new Problem(404, errorMessages.deskNotFound);
      });
    },
    { prefix: "/api" },
  );
  sharedPreviewRoutes(app, options);
  calendarFile(app, options);
  await serveDeskPages(app, files);
  return app;
}
