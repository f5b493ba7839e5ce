import accepts from "@fastify/accepts";
import underPressure from "@fastify/under-pressure";
import { guardPreview } from "../preview/guard.ts";
import { apiRoutes } from "./api-routes.ts";
import type { AppOptions } from "./app-options.ts";
import { createServer } from "./create-server.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { interviewPage } from "./interview/interview-routes.ts";
import { toProblem } from "./replies/problem.ts";
import { sendProblem } from "./replies/replies.ts";

/** The largest resume arrives in time at 300 kbit/s. */
const requestTimeout = 300_000;

/** Builds the HTTP server without listening. */
export async function buildApp(options: AppOptions) {
  const { settings, store, metrics, requestPages } = options;
  const logger = {
    level: settings.LOG_LEVEL,
    base: undefined,
    // The multipart plugin logs its options, which hold the request's headers.
    redact: { paths: ["busboyOptions"], remove: true },
  };
  const app = await createServer({ settings, requestTimeout, logger }, (request, reply, error) => {
    // For 416 the static plugin puts the file's length on the error.
    const { headers } = error as { headers?: Record<string, string> };
    if (headers?.["Content-Range"]) reply.header("Content-Range", headers["Content-Range"]);
    return sendProblem(request, reply, toProblem(error), requestPages().rejectedPages);
  });
  app.decorateRequest("submittedForm", null);
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    metrics.requests.inc({ method, route: routeOptions.url ?? "none", status: reply.statusCode });
  });
  await app.register(accepts);
  if (options.preview) await guardPreview(app, options.preview);
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
