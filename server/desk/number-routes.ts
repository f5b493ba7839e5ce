import type { FastifyInstance } from "fastify";
import { numbersRoute } from "#contract/desk/numbers.ts";
import { deskNumbers } from "../submissions/desk/numbers.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Numbers about applications. */
export function numberRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  handle(api, numbersRoute, ({ member, query }) => deskNumbers(store, data.stages, member, query));
}
