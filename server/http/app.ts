import underPressure from "@fastify/under-pressure";
import { type FastifyInstance, fastify, LogController } from "fastify";
import { bodyBytes } from "#contract/limits.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Settings } from "../settings.ts";
import { reason, type Store } from "../store/store.ts";
import { answerProblem } from "./answer.ts";
import { applicationRoutes } from "./application-routes.ts";
import { careerRoute } from "./career-route.ts";
import { emailRoute } from "./email-route.ts";
import { formPages } from "./form-pages.ts";
import { healthRoutes } from "./health-routes.ts";
import { servePages } from "./pages.ts";
import { Problem, problemOf } from "./problem.ts";
import { securityHeaders } from "./security-headers.ts";
import { submissionGuards } from "./submission-guards.ts";

export type AppParts = {
  settings: Settings;
  store: Store;
  data: ServerData;
  metrics: Metrics;
  /** The folder the build wrote. */
  dist: string;
  /** Called after each stored submission, so that its mails need not wait for the next look. */
  onMailQueued: () => void;
};

/**
 * Milliseconds a client may take to send its headers, and the whole request: slow ones are cut off. The largest
 * resume arrives in time at 300 kbit a second.
 */
const headersTimeout = 15_000;
const requestTimeout = 300_000;
/** How often slow clients are looked for, in milliseconds. */
const connectionsCheckingInterval = 5_000;

/** Everything under `/api`: never cached, always answered with a message. */
async function apiRoutes(api: FastifyInstance, parts: AppParts) {
  api.addHook("onRequest", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
  });
  const guards = await submissionGuards(api, parts);
  await emailRoute(api, parts, guards);
  await careerRoute(api, parts, guards);
  await applicationRoutes(api, parts, guards);
  api.all("/*", async () => {
    throw new Problem(404, "There is nothing here. The API's addresses take POST requests only.");
  });
}

/** Builds the whole HTTP side. It never listens: `main.ts` does, and tests do as they like. */
export async function buildApp(parts: AppParts) {
  const { settings, store, data, metrics, dist } = parts;
  const app = fastify({
    trustProxy: settings.TRUST_PROXY > 0 && ((_address, hop) => hop < settings.TRUST_PROXY),
    bodyLimit: bodyBytes,
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval },
    forceCloseConnections: "idle",
    // Requests are counted, not logged: addresses and query strings are personal data.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.LOG_LEVEL, base: undefined },
    routerOptions: { maxParamLength: 200 },
  });
  const pages = formPages(`${dist}/client`);
  // Nothing here takes it, and Fastify would.
  app.removeContentTypeParser("text/plain");

  app.decorateRequest("sentForm", null);
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === 500) {
      request.log.error({ failure: reason(error), route: request.routeOptions.url }, "A request failed");
    }
    return answerProblem(request, reply, problem, pages);
  });

  // Once the server stops, connections end with the answer under way instead of being kept for the next request.
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("Connection", "close");
  });

  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    metrics.requests.inc({ method, route: routeOptions.url ?? "none", status: reply.statusCode });
  });
  await securityHeaders(app);
  await healthRoutes(app, store);
  // Sheds load before the process suffers. Health is asked outside of it, so that a busy server is not taken for
  // a dead one.
  await app.register(async (site) => {
    await site.register(underPressure, {
      maxEventLoopDelay: 1_000,
      // The mean over five seconds: one long moment (the first mail loads its parts) is no overload.
      sampleInterval: 5_000,
      maxHeapUsedBytes: 600 * 1024 * 1024,
      retryAfter: 10,
    });
    await site.register((api) => apiRoutes(api, parts), { prefix: "/api" });
    await servePages(site, { dist, redirects: data.redirects });
  });
  return app;
}
