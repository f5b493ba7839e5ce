import accepts from "@fastify/accepts";
import underPressure from "@fastify/under-pressure";
import { type FastifyInstance, fastify, LogController } from "fastify";
import { maxBodyBytes } from "#contract/limits.ts";
import { errorMessage } from "../error-message.ts";
import { guardPreview } from "../preview/guard.ts";
import { isStoreUnavailable } from "../store/unavailable.ts";
import { apiRoutes } from "./api-routes.ts";
import type { AppOptions } from "./app-options.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { interviewPage } from "./interview/interview-routes.ts";
import { closeSlowConnections } from "./limits/close-slow-connections.ts";
import { discardBody } from "./limits/discard-body.ts";
import { limitConnections } from "./limits/limit-connections.ts";
import { limitRequests } from "./limits/limit-requests.ts";
import { createQueueingServer } from "./limits/queue-requests.ts";
import { handleClientError } from "./replies/client-error-handler.ts";
import { toProblem } from "./replies/problem.ts";
import { sendProblem } from "./replies/replies.ts";
import { routeUndecodedPath } from "./route-undecoded-path.ts";
import { securityHeaders } from "./security/security-headers.ts";

/** Time limits for slow clients. The largest resume arrives in time at 300 kbit/s. */
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 300_000;
const timeoutCheckIntervalMs = 5_000;

/** After `close()` connections end with the response in progress instead of waiting for another request. */
function closeConnectionsOnShutdown(app: FastifyInstance) {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("Connection", "close");
  });
}

/** Builds the HTTP server without listening. */
export async function buildApp(options: AppOptions) {
  const { settings, store, metrics, answers } = options;
  const app = fastify({
    trustProxy: settings.TRUST_PROXY > 0 && ((_address, hop) => hop < settings.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
    serverFactory: (handle) =>
      createQueueingServer(
        {
          requestTimeout: requestTimeoutMs,
          headersTimeout: headersTimeoutMs,
          connectionsCheckingInterval: timeoutCheckIntervalMs,
        },
        handle,
      ),
    forceCloseConnections: "idle",
    // A request that arrives while the server stops is answered like any other; the connection ends after it.
    return503OnClosing: false,
    // Requests are counted, not logged: addresses and query strings are personal data.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.LOG_LEVEL,
      base: undefined,
      // The multipart plugin logs its options, which hold the request's headers.
      redact: { paths: ["busboyOptions"], remove: true },
    },
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) =>
      error.code === "FST_ERR_BAD_URL"
        ? routeUndecodedPath(request, reply)
        : sendProblem(request, reply, toProblem(error), answers().rejectedPages),
  });
  // No route accepts plain text, which Fastify parses by default.
  app.removeContentTypeParser("text/plain");

  app.decorateRequest("submittedForm", null);
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status === 500 || isStoreUnavailable(error)) {
      request.log.error(
        { failure: errorMessage(error), route: request.routeOptions.url },
        "A request failed",
      );
    }
    // For 416 the static plugin puts the file's length on the error.
    const contentRange = (error as { headers?: Record<string, string> }).headers?.["Content-Range"];
    if (contentRange) reply.header("Content-Range", contentRange);
    if (problem.status === 413) discardBody(request, reply);
    return sendProblem(request, reply, problem, answers().rejectedPages);
  });
  closeConnectionsOnShutdown(app);
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    metrics.requests.inc({ method, route: routeOptions.url ?? "none", status: reply.statusCode });
  });

  await app.register(accepts);
  await securityHeaders(app);
  if (options.preview) await guardPreview(app, options.preview);
  limitConnections(app, settings);
  limitRequests(app);
  closeSlowConnections(app);
  // Outside the scope with load shedding, so that a busy server still counts as alive.
  await healthRoutes(app, store, options.problem);
  await app.register(async (site) => {
    if (settings.LOAD_SHEDDING === "on") {
      await site.register(underPressure, {
        maxEventLoopDelay: 1_000,
        // Long enough that one slow moment, such as loading the mail templates, does not count as overload.
        sampleInterval: 5_000,
        maxHeapUsedBytes: 600 * 1024 * 1024,
        maxRssBytes: 1024 * 1024 * 1024,
        retryAfter: 10,
      });
    }
    await site.register((api) => apiRoutes(api, options), { prefix: "/api" });
    interviewPage(site, options);
    await options.servePages(site);
  });
  return app;
}
