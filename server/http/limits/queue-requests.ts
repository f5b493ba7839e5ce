import { createServer, type RequestListener, type ServerOptions } from "node:http";
import type { Socket } from "node:net";

/** Reading pauses while a connection has this many requests without an answer. */
const maxPipelinedRequests = 16;

/**
 * Requests that were read before reading paused still arrive. A connection with more is closed: browsers do not
 * pipeline, and one read can hold two thousand requests.
 */
const maxReceivedRequests = 2 * maxPipelinedRequests;

/** Longer than a proxy in front keeps its connections. */
const keepAliveTimeout = 72_000;

/**
 * Creates an HTTP server that handles the requests of one connection one after another, so that each connection needs
 * one file at most. They wait before Fastify sees them: its own objects for thousands of them would take most of the
 * memory.
 */
export function createQueueingServer(options: ServerOptions, handle: RequestListener) {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return createServer({ keepAliveTimeout, ...options }, (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.push(() => handle(request, response)) > maxReceivedRequests) return socket.destroy();
    if (queue.length === maxPipelinedRequests) socket.pause();
    response.once("close", () => {
      queue.shift();
      if (socket.destroyed) return;
      if (queue.length === maxPipelinedRequests - 1) socket.resume();
      queue[0]?.();
    });
    if (queue.length === 1) handle(request, response);
  });
}
