import type { FastifyInstance } from "fastify";
import { inboxApi } from "#contract/desk/inbox.ts";
import { numbersRoute } from "#contract/desk/numbers.ts";
import { pipelineApi } from "#contract/desk/pipeline.ts";
import { exportFormats } from "../exports/formats.ts";
import { changeApplications } from "../submissions/desk/change.ts";
import { exportApplications } from "../submissions/desk/inbox/export.ts";
import { inboxCounts, listInbox } from "../submissions/desk/inbox/inbox.ts";
import { deskNumbers } from "../submissions/desk/inbox/numbers.ts";
import { compareApplications, readPipeline } from "../submissions/desk/inbox/pipeline.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

const defaultLimit = 50;

/** Many applications: as a list with changes of one or more, by stage, beside each other, as a file, and in numbers. */
export function inboxRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  handle(api, inboxApi.stages, () => data.stages);

  handle(api, inboxApi.list, ({ member, query }) => {
    const { cursor, limit = defaultLimit, ...filter } = query;
    return listInbox(store, data.stages, member, filter, { cursor, limit });
  });

  handle(api, inboxApi.change, ({ member, body }) => changeApplications(store, data.stages, member, body));

  handle(api, inboxApi.counts, ({ member }) => inboxCounts(store, data.stages, member));

  handle(api, pipelineApi.stages, ({ member, query: { form, position = "" } }) =>
    readPipeline(store, data.stages, member, { form, position }),
  );

  handle(api, pipelineApi.comparison, ({ member, query: { form, position = "", cursor } }) =>
    compareApplications(store, data.stages, member, { form, position }, cursor),
  );

  handle(api, numbersRoute, ({ member, query }) => deskNumbers(store, data.stages, member, query));

  // Written while the applications are read.
  handle(api, inboxApi.export, ({ member, query, reply }) => {
    const { format, ...filter } = query;
    const { type, write } = exportFormats[format];
    return reply
      .header("Content-Type", type)
      .header("Content-Disposition", `attachment; filename="applications.${format}"`)
      .send(write(exportApplications(store, data.stages, member, filter)));
  });
}
