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
