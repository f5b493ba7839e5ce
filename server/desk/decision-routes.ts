import type { FastifyInstance } from "fastify";
import { decisionApi } from "#contract/desk/decisions.ts";
import { decide, withdrawDecision } from "../submissions/desk/decisions.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Deciding about an application, and taking that back. */
export function decisionRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  handle(api, decisionApi.decide, ({ member, params, body }) =>
    decide(store, data, member, params.reference, body),
  );

  handle(api, decisionApi.withdraw, ({ member, params, query }) =>
    withdrawDecision(store, data.stages, member, params.reference, query.version),
  );
}
