import type { FastifyInstance } from "fastify";
import { readingApi } from "#contract/desk/readings.ts";
import { askReaders, judge, releaseReader, stepAside } from "../submissions/desk/readings.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Asking for readers, and what readers answer. */
export function readingRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  handle(api, readingApi.ask, ({ member, params, body }) =>
    askReaders(store, data.criteria, member, params.reference, body),
  );

  handle(api, readingApi.release, ({ member, params }) =>
    releaseReader(store, member, params.reference, params.id),
  );

  handle(api, readingApi.judge, ({ member, params, body }) =>
    judge(store, data.criteria, member, params.reference, body),
  );

  handle(api, readingApi.stepAside, ({ member, params }) => stepAside(store, member, params.reference));
}
