import type { FastifyInstance } from "fastify";
import { pipelineApi } from "#contract/desk/pipeline.ts";
import { compareApplications, readPipeline } from "../submissions/desk/pipeline.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** The applications of one position or form: by stage, and beside each other. */
export function pipelineRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  handle(api, pipelineApi.stages, ({ member, query: { form, position = "" } }) =>
    readPipeline(store, data.stages, member, { form, position }),
  );

  handle(api, pipelineApi.comparison, ({ member, query: { form, position = "", cursor } }) =>
    compareApplications(store, data.stages, member, { form, position }, cursor),
  );
}
