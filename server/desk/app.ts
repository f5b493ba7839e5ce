import fastifyCookie from "@fastify/cookie";
import { type FastifyInstance, fastify, LogController } from "fastify";
import { maxBodyBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { errorMessage } from "../error-message.ts";
import { closeSlowConnections } from "../http/limits/close-slow-connections.ts";
import { discardBody } from "../http/limits/discard-body.ts";
import { limitConnections } from "../http/limits/limit-connections.ts";
import { limitRequests } from "../http/limits/limit-requests.ts";
import { createQueueingServer } from "../http/limits/queue-requests.ts";
import { handleClientError } from "../http/replies/client-error-handler.ts";
import { Problem } from "../http/replies/problem.ts";
import { routeUndecodedPath } from "../http/route-undecoded-path.ts";
import { securityHeaders } from "../http/security/security-headers.ts";
import type { Settings } from "../settings.ts";
import { requireMember } from "./authenticate.ts";
import { calendarFile } from "./calendar-file.ts";
import type { DeskOptions } from "./desk-options.ts";
import { sendDeskProblem, toDeskProblem } from "./desk-problem.ts";
import { serveDeskPages } from "./pages.ts";
import { routeModules } from "./routes.ts";
import { sharedPreviewRoutes } from "./site-preview-routes.ts";

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
  const app = fastify({
    trustProxy: settings.TRUST_PROXY > 0 && ((_address, hop) => hop < settings.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
    serverFactory: (handle) =>
      createQueueingServer(
        { requestTimeout: 60_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
        handle,
      ),
    forceCloseConnections: "idle",
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: log,
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) =>
      error.code === "FST_ERR_BAD_URL" ? routeUndecodedPath(request, reply) : sendDeskProblem(reply, error),
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error, request, reply) => {
    const { status } = toDeskProblem(error);
    if (status === 500) {
      request.log.error(
        { failure: errorMessage(error), route: request.routeOptions.url },
        "A request to the desk failed",
      );
    }
    if (status === 413) discardBody(request, reply);
    return sendDeskProblem(reply, error);
  });

  await securityHeaders(app);
  limitConnections(app, settings);
  limitRequests(app);
  requireAcceptedHost(app, settings);
  closeSlowConnections(app);

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
