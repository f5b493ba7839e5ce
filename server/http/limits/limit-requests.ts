import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import { Problem } from "../replies/problem.ts";
import { addressKey } from "./address-key.ts";
import { OpenCounter } from "./open-counter.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Counts the request for its address no longer: for a long one that is limited in another way. */
    stopCounting: () => void;
  }
}

const maxRequestsPerAddress = 64;

/** Reading pauses while a connection has this many requests without an answer. */
const maxPipelinedRequests = 16;

/**
 * Requests that were read before reading paused still arrive. A connection with more is closed: browsers do not
 * pipeline, and one read can hold two thousand requests.
 */
const maxReceivedRequests = 2 * maxPipelinedRequests;

/** The requests of one connection that have no answer yet. */
type Connection = { unanswered: number; isPaused: boolean; lastResponse: ServerResponse };

/** Requests of one connection are handled one after another, so that each connection needs one file at most. */
function takeTurns() {
  const connections = new WeakMap<Socket, Connection>();

  /** @returns when it is the request's turn; false when the connection is closed */
  return async function takeTurn(socket: Socket, response: ServerResponse): Promise<boolean> {
    const connection = connections.get(socket) ?? { unanswered: 0, isPaused: false, lastResponse: response };
    connections.set(socket, connection);
    connection.unanswered++;
    if (connection.unanswered > maxReceivedRequests) {
      socket.destroy();
      return false;
    }
    if (connection.unanswered >= maxPipelinedRequests && !connection.isPaused) {
      connection.isPaused = true;
      socket.pause();
    }
    const { lastResponse } = connection;
    connection.lastResponse = response;
    response.once("close", () => {
      connection.unanswered--;
      if (!connection.isPaused || connection.unanswered >= maxPipelinedRequests) return;
      connection.isPaused = false;
      socket.resume();
    });
    if (connection.unanswered > 1) await new Promise((resolve) => lastResponse.once("close", resolve));
    return !socket.destroyed;
  };
}

function countHostHeaders({ raw: { rawHeaders } }: FastifyRequest) {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") count++;
  }
  return count;
}

/** Refuses a request whose body is not read, and closes the connection after the answer. */
function refuseAndClose(reply: FastifyReply, problem: Problem): never {
  reply.header("Connection", "close");
  throw problem;
}

/**
 * Handles the requests of one connection one after another. Requests wait before Fastify sees them, because its own
 * objects for thousands of waiting requests would take most of the memory.
 */
export function queuePipelinedRequests(server: Server) {
  const takeTurn = takeTurns();
  const handlers = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", async (request, response) => {
    if (!(await takeTurn(request.socket, response))) return;
    for (const handle of handlers) handle(request, response);
  });
}

/**
 * Limits requests before anything is done for them: how many one address has under way, and no bodies of
 * unknown length. Browsers send forms with their length; one-byte chunks cost the parser a hundred times
 * their size.
 */
export function limitRequests(app: FastifyInstance) {
  app.decorateRequest("stopCounting");
  const underWay = new OpenCounter(maxRequestsPerAddress);
  app.addHook("onRequest", async (request, reply) => {
    if (request.headers["transfer-encoding"] !== undefined) {
      refuseAndClose(reply, new Problem(411, errorMessages.lengthRequired));
    }
    if (countHostHeaders(request) > 1) refuseAndClose(reply, new Problem(400, errorMessages.twoHosts));
    const release = underWay.add(addressKey(request.ip));
    if (!release) throw new Problem(429, errorMessages.tooManyRequests, { retryAfterSeconds: 5 });
    request.stopCounting = release;
    reply.raw.once("close", release);
  });
}
