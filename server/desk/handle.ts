import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { Member } from "#contract/desk/members.ts";
import type { AnswerOf, DeskRoute, ParamsOf, ParsedBodyOf, ParsedQueryOf } from "#contract/desk/route.ts";
import { parse } from "./parse.ts";

/** A request that fits its route. */
type RouteRequest<Route extends DeskRoute> = {
  member: Member;
  sessionId: string;
  params: ParamsOf<Route>;
  query: ParsedQueryOf<Route>;
  body: ParsedBodyOf<Route>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What `run` returns; a route that answers with a file sends it itself. */
type Run<Route extends DeskRoute> = Route extends { answer: "file" }
  ? (request: RouteRequest<Route>) => FastifyReply | Promise<FastifyReply>
  : Route extends { answer: object }
    ? (request: RouteRequest<Route>) => AnswerOf<Route> | Promise<AnswerOf<Route>>
    : (request: RouteRequest<Route>) => Promise<void>;

/**
 * Answers a route of the contract: parses what it takes, and calls `run`. An empty answer has status 204.
 * @param options of Fastify, such as a `bodyLimit`
 */
export function handle<Route extends DeskRoute>(
  api: FastifyInstance,
  route: Route,
  run: Run<Route>,
  options: RouteShorthandOptions = {},
) {
  const { method, path, query, body, answer, isPublic = false } = route;
  api.route({
    ...options,
    method,
    url: path,
    config: { isPublic },
    handler: async (request, reply) => {
      const answered = await run({
        member: request.member,
        sessionId: request.sessionId,
        params: request.params as ParamsOf<Route>,
        query: (query && parse(query, request.query)) as ParsedQueryOf<Route>,
        body: (body && parse(body, request.body ?? {})) as ParsedBodyOf<Route>,
        request,
        reply,
      });
      if (answer === undefined) return reply.code(204).send();
      // Columns of the store that the contract does not name stay here.
      return answer === "file" ? answered : answer.parse(answered);
    },
  });
}
