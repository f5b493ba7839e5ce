import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { handleClientError } from "../replies/client-error-handler.ts";

/** A body must bring 20 KB in each window, and of an answer something must be read. */
const windowMs = 20_000;
const minBodyBytesPerWindow = 20 * 1024;
const samplesPerWindow = 8;

/** A request that is not answered yet, and what its connection had transferred at each of the last samples. */
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  receivedBytes: number[];
  sentBytes: number[];
};

/** Adds a sample and keeps those of one window. @returns the bytes in the window; null before it is full */
function addSample(samples: number[], bytes: number): number | null {
  samples.push(bytes);
  if (samples.length <= samplesPerWindow) return null;
  if (samples.length > samplesPerWindow + 1) samples.shift();
  return bytes - (samples[0] ?? 0);
}

function isBodySlow({ request, receivedBytes }: Exchange): boolean {
  if (request.complete) return false;
  const received = addSample(receivedBytes, request.socket.bytesRead);
  return received !== null && received < minBodyBytesPerWindow;
}

function isAnswerUnread({ request: { socket }, sentBytes }: Exchange): boolean {
  if (socket.writableLength === 0) sentBytes.length = 0;
  return addSample(sentBytes, socket.bytesWritten - socket.writableLength) === 0 && socket.writableLength > 0;
}

/** Closes connections whose client sends a body too slowly (408), or does not read its answer. */
export function closeSlowConnections(app: FastifyInstance) {
  const exchanges = new Set<Exchange>();
  app.addHook("onRequest", async ({ raw: request }, { raw: response }) => {
    exchanges.add({ request, response, receivedBytes: [request.socket.bytesRead], sentBytes: [] });
  });

  function check(exchange: Exchange) {
    const { request, response } = exchange;
    const { socket } = request;
    if (socket.destroyed || (request.complete && response.closed)) exchanges.delete(exchange);
    else if (isAnswerUnread(exchange)) socket.destroy();
    else if (isBodySlow(exchange)) {
      exchanges.delete(exchange);
      // What was answered before the body had arrived, such as 403, must not be followed by another answer.
      if (response.headersSent) socket.destroy();
      else handleClientError({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
    }
  }
  const timer = setInterval(() => exchanges.forEach(check), windowMs / samplesPerWindow);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
