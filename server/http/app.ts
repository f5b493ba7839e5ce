import fastifyRateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import { fastify, LogController } from "fastify";
import { bodyBytes } from "#contract/limits.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import { answerProblem } from "./answer.ts";
import { applicationRoutes } from "./application-routes.ts";
import { careerRoute } from "./career-route.ts";
import { emailRoute } from "./email-route.ts";
import { formPages } from "./form-pages.ts";
import { healthRoutes } from "./health-routes.ts";
import { servePages } from "./pages.ts";
import { problemOf } from "./problem.ts";
import { securityHeaders } from "./security-headers.ts";

export type AppParts = {
  settings: Settings;
  store: Store;
  data: ServerData;
  /** The folder the build wrote. */
  dist: string;
  /** Called after each stored submission, so that its mails need not wait for the next look. */
  onMailQueued: () => void;
};

/** Milliseconds a client may take to send its headers, and the whole request: slow ones are cut off. */
const headersTimeout = 15_000;
const requestTimeout = 120_000;

/** Builds the whole HTTP side. It never listens: `main.ts` does, and tests do as they like. */
export async function buildApp(parts: AppParts) {
  const { settings, store, data, dist } = parts;
  const app = fastify({
    trustProxy: (_address, hop) => hop < settings.TRUST_PROXY,
    bodyLimit: bodyBytes,
    requestTimeout,
    http: { headersTimeout },
    forceCloseConnections: "idle",
    // Requests are counted, not logged: addresses and query strings are personal data.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.LOG_LEVEL, base: undefined },
    routerOptions: { maxParamLength: 200 },
  });
  const pages = formPages(`${dist}/client`);

  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, "256 KB");
    if (problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, problem.message);
    return answerProblem(request, reply, problem, pages);
  });

  await securityHeaders(app);
  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    maxHeapUsedBytes: 600 * 1024 * 1024,
    retryAfter: 10,
  });
  await app.register(fastifyRateLimit, { global: false });
  await healthRoutes(app, store);
  await app.register(
    async (api) => {
      api.addHook("onRequest", async (_request, reply) => {
        reply.header("Cache-Control", "no-store");
      });
      await emailRoute(api, parts, pages);
      await careerRoute(api, parts, pages);
      await applicationRoutes(api, parts);
    },
    { prefix: "/api" },
  );
  await servePages(app, { dist, redirects: data.redirects });
  return app;
}
