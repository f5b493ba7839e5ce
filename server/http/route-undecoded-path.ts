import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Routes a request whose path cannot be decoded (`/%`) again with each `%` encoded, so that it gets the ordinary 404
 * with the ordinary headers.
 */
export function routeUndecodedPath({ raw, server }: FastifyRequest, reply: FastifyReply) {
  const [, path = "", query = ""] = /^\/?([^?]*)(.*)$/s.exec(raw.url ?? "") ?? [];
  raw.url = `/${path.replaceAll("%", "%25")}${query}`;
  server.routing(raw, reply.raw);
}
