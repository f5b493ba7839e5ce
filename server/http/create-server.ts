import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
  LogController,
} from "fastify";
import { maxBodyBytes } from "#contract/limits.ts";
import { errorMessage } from "../error-message.ts";
import type { Settings } from "../settings.ts";
import { isStoreUnavailable } from "../store/connection/unavailable.ts";
import { closeSlowConnections } from "./limits/close-slow-connections.ts";
import { discardBody } from "./limits/discard-body.ts";
import { limitConnections } from "./limits/limit-connections.ts";
import { limitRequests } from "./limits/limit-requests.ts";
import { createQueueingServer } from "./limits/queue-requests.ts";
import { handleClientError } from "./replies/client-error-handler.ts";
import { toProblem } from "./replies/problem.ts";
import { routeUndecodedPath } from "./route-undecoded-path.ts";
import { securityHeaders } from "./security/security-headers.ts";

/** Time limits for slow clients. */
const headersTimeout = 15_000;
const connectionsCheckingInterval = 5_000;

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

type Options = Pick<FastifyServerOptions, "logger" | "loggerInstance"> & {
  settings: Settings;
  /** How long a whole request may take to arrive, in milliseconds. */
  requestTimeout: number;
};

/** Answers an error, with its status. */
type SendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
) => FastifyReply | Promise<FastifyReply>;

/** Creates an HTTP server with the limits and headers of all, and without routes. */
export async function createServer(
  { settings, requestTimeout, ...logging }: Options,
  sendError: SendError,
): Promise<FastifyInstance> {
  const app = fastify({
    ...logging,
    trustProxy: settings.TRUST_PROXY > 0 && ((_address, hop) => hop < settings.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
    serverFactory: (handle) =>
      createQueueingServer({ requestTimeout, headersTimeout, connectionsCheckingInterval }, handle),
    forceCloseConnections: "idle",
    // A request that arrives while the server stops is answered like any other; the connection ends after it.
    return503OnClosing: false,
    // Requests are counted, not logged: addresses and query strings are personal data.
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) =>
      error.code === "FST_ERR_BAD_URL"
        ? routeUndecodedPath(request, reply)
        : sendError(request, reply, error),
  });
  // No route accepts plain text, which Fastify parses by default.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(async (error, request, reply) => {
    if (toProblem(error).status === 413) discardBody(request, reply);
    await sendError(request, reply, error);
    if (reply.statusCode === 500 || isStoreUnavailable(error)) {
      const { url: route } = request.routeOptions;
      request.log.error({ failure: errorMessage(error), route }, "A request failed");
    }
    return reply;
  });
  closeConnectionsOnShutdown(app);
  await securityHeaders(app);
  limitConnections(app, settings);
  limitRequests(app);
  closeSlowConnections(app);
  return app;
}
