import type { FastifyReply, FastifyRequest } from "fastify";

/** The longest body in bytes that is read and discarded when it is refused. */
export const maxDiscardedBytes = 64 * 1024 * 1024;

/**
 * Lets Node read and discard the rest of a refused body. Fastify would close the connection, and a sender who is still
 * writing would see an error of the network instead of the answer. Longer bodies end the connection.
 */
export function discardBody(request: FastifyRequest, reply: FastifyReply) {
  if (Number(request.headers["content-length"]) <= maxDiscardedBytes) reply.removeHeader("Connection");
}
