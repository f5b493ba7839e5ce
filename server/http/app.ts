import underPressure from "@fastify/under-pressure";
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from "fastify";
import { maxBodyBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import type { ServerData } from "#contract/server-data.ts";
import { errorMessage } from "../error-message.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import { applicationRoutes } from "./application/application-routes.ts";
import { careerRoute } from "./forms/career-route.ts";
import { emailRoute } from "./forms/email-route.ts";
import { formPages } from "./forms/form-pages.tsx";
import { healthRoutes } from "./health/health-routes.ts";
import { servePages } from "./pages/built-pages.ts";
import { notFoundPage, type SendNotFound } from "./pages/not-found.ts";
import { pagePolicies } from "./pages/page-policies.ts";
import { answerBrokenHttp } from "./replies/client-error.ts";
import { prefersHtml } from "./replies/prefers-html.ts";
import { Problem, problemOf } from "./replies/problem.ts";
import { answerProblem } from "./replies/replies.ts";
import { securityHeaders } from "./security/security-headers.ts";
import { submissionGuards } from "./security/submission-guards.ts";

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

/**
 * Sends a request whose address cannot be decoded (`/%`) through the server once more, each `%` being a sign like any
 * other: nothing is there, and it is answered like all addresses where nothing is, with the headers of all answers.
 */
function lookUpLiterally({ raw, server }: FastifyRequest, reply: FastifyReply) {
  const [, path = "", query = ""] = /^\/?([^?]*)(.*)$/s.exec(raw.url ?? "") ?? [];
  raw.url = `/${path.replaceAll("%", "%25")}${query}`;
  server.routing(raw, reply.raw);
}

/** Everything under `/api`: never cached, always answered with a message, or with a page where that is preferred. */
async function apiRoutes(api: FastifyInstance, parts: AppParts, sendNotFound: SendNotFound) {
  api.addHook("onRequest", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
  });
  const guards = await submissionGuards(api, parts);
  await emailRoute(api, parts, guards);
  await careerRoute(api, parts, guards);
  await applicationRoutes(api, parts, guards);

  const nothingHere = async (request: FastifyRequest, reply: FastifyReply) => {
    if (prefersHtml(request)) return sendNotFound(request, reply);
    throw new Problem(404, errorMessages.notFound);
  };
  // As the first thing, whatever the body: its kind and size do not matter here.
  for (const url of ["/", "/*"]) api.all(url, { onRequest: nothingHere, handler: nothingHere });
  // Methods that Fastify has no routes for.
  api.setNotFoundHandler(nothingHere);
}

/** Builds the whole HTTP side. It never listens: `main.ts` does. */
export async function buildApp(parts: AppParts) {
  const { settings, store, data, metrics, dist } = parts;
  const app = fastify({
    trustProxy: settings.TRUST_PROXY > 0 && ((_address, hop) => hop < settings.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval },
    forceCloseConnections: "idle",
    // Requests are counted, not logged: addresses and query strings are personal data.
    logController: new LogController({ disableRequestLogging: true }),
    // The multipart plugin logs the request's headers with its options.
    logger: {
      level: settings.LOG_LEVEL,
      base: undefined,
      redact: { paths: ["busboyOptions"], remove: true },
    },
    clientErrorHandler: answerBrokenHttp,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) =>
      error.code === "FST_ERR_BAD_URL"
        ? lookUpLiterally(request, reply)
        : answerProblem(request, reply, problemOf(error), pages),
  });
  const pages = formPages(`${dist}/client`, data.notSent);
  const policyOf = pagePolicies(dist);
  const sendNotFound = notFoundPage(dist, policyOf);
  // Nothing here takes it, and Fastify would.
  app.removeContentTypeParser("text/plain");

  app.decorateRequest("sentForm", null);
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === 500) {
      request.log.error(
        { failure: errorMessage(error), route: request.routeOptions.url },
        "A request failed",
      );
    }
    // The static plugin's word on how long a file is, of which a part was wanted that it does not have.
    const length = (error as { headers?: Record<string, string> }).headers?.["Content-Range"];
    if (length) reply.header("Content-Range", length);
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
    await site.register((api) => apiRoutes(api, parts, sendNotFound), { prefix: "/api" });
    await servePages(site, { dist, redirects: data.redirects, policyOf, sendNotFound });
  });
  return app;
}
