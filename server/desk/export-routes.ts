import type { FastifyInstance } from "fastify";
import { inboxApi } from "#contract/desk/inbox.ts";
import { exportFormats } from "../exports/formats.ts";
import { exportApplications } from "../submissions/desk/export.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** The applications of a view as a file, written while they are read. */
export function exportRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  handle(api, inboxApi.export, ({ member, query, reply }) => {
    const { format, ...filter } = query;
    const { type, write } = exportFormats[format];
    return reply
      .header("Content-Type", type)
      .header("Content-Disposition", `attachment; filename="applications.${format}"`)
      .send(write(exportApplications(store, data.stages, member, filter)));
  });
}
