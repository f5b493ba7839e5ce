import type { FastifyInstance } from "fastify";
import { decisionApi } from "#contract/desk/decisions.ts";
import { readingApi } from "#contract/desk/readings.ts";
import { decide, withdrawDecision } from "../submissions/desk/judgements/decisions.ts";
import { askReaders, judge, releaseReader, stepAside } from "../submissions/desk/judgements/readings.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Asking for readers, what readers answer, and what the team decides. */
export function reviewRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  handle(api, readingApi.ask, ({ member, params, body }) =>
    askReaders(store, data, member, params.reference, body),
  );

  handle(api, readingApi.release, ({ member, params }) =>
    releaseReader(store, member, params.reference, params.id),
  );

  handle(api, readingApi.judge, ({ member, params, body }) =>
    judge(store, data, member, params.reference, body),
  );

  handle(api, readingApi.stepAside, ({ member, params }) =>
    stepAside(store, data.stages, member, params.reference),
  );

  handle(api, decisionApi.decide, ({ member, params, body }) =>
    decide(store, data, member, params.reference, body),
  );

  handle(api, decisionApi.withdraw, ({ member, params, query }) =>
    withdrawDecision(store, data.stages, member, params.reference, query.version),
  );
}
