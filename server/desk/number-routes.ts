import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { deskNumbers } from "../submissions/desk/numbers.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

const querySchema = z.object({ since: z.optional(z.iso.date()), until: z.optional(z.iso.date()) });

/** Numbers about applications. */
export function numberRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  api.get("/numbers", async ({ member, query }) =>
    deskNumbers(store, data.stages, member, parse(querySchema, query)),
  );
}
