import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { handleClientError } from "../replies/client-error-handler.ts";

/** A connection on which nothing is read or written for this long is closed. */
const idleTimeoutMs = 20_000;

/** A body must bring this much in each window. */
const minBodyBytesPerWindow = 20 * 1024;
const samplesPerWindow = 8;
const sampleIntervalMs = idleTimeoutMs / samplesPerWindow;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A body that is arriving: what its connection had received at each of the last samples. */
type Body = Exchange & { receivedBytes: number[] };

/** Answers 408 if nothing was answered yet, and closes the connection. */
function endRequest({ request, response }: Exchange) {
  if (response.headersSent) request.socket.destroy();
  else handleClientError({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, request.socket);
}

function isSlow({ receivedBytes }: Body) {
  const [first = 0] = receivedBytes;
  const last = receivedBytes.at(-1) ?? 0;
  return receivedBytes.length > samplesPerWindow && last - first < minBodyBytesPerWindow;
}

/** Closes connections whose client sends a body too slowly, or does not read its answer. */
export function closeSlowConnections(app: FastifyInstance) {
  const exchanges = new WeakMap<Socket, Exchange>();
  const bodies = new Set<Body>();

  app.addHook("onRequest", async ({ raw: request }, { raw: response }) => {
    exchanges.set(request.socket, { request, response });
    if (!request.complete && Number(request.headers["content-length"]) > 0) {
      bodies.add({ request, response, receivedBytes: [request.socket.bytesRead] });
    }
  });

  const timer = setInterval(() => {
    for (const body of bodies) {
      const { request, receivedBytes } = body;
      if (request.complete || request.socket.destroyed) {
        bodies.delete(body);
        continue;
      }
      receivedBytes.push(request.socket.bytesRead);
      if (receivedBytes.length > samplesPerWindow + 1) receivedBytes.shift();
      if (!isSlow(body)) continue;
      bodies.delete(body);
      endRequest(body);
    }
  }, sampleIntervalMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));

  app.server.setTimeout(idleTimeoutMs, (socket) => {
    const exchange = exchanges.get(socket);
    if (!exchange || exchange.response.writableFinished) socket.destroy();
    else if (!exchange.request.complete) endRequest(exchange);
    else if (socket.writableLength > 0) socket.destroy();
    // The server itself has not answered yet.
    else socket.setTimeout(idleTimeoutMs);
  });
}
