import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { inboxFilterSchema } from "#contract/desk/inbox.ts";
import { exportFormatNames, exportFormats } from "../exports/formats.ts";
import { exportApplications } from "../submissions/desk/export.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

const querySchema = z.extend(inboxFilterSchema, { format: z.enum(exportFormatNames) });

/** The applications of a view as a file, written while they are read. */
export function exportRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  api.get("/export", async ({ member, query }, reply) => {
    const { format, ...filter } = parse(querySchema, query);
    const { type, write } = exportFormats[format];
    return reply
      .header("Content-Type", type)
      .header("Content-Disposition", `attachment; filename="applications.${format}"`)
      .send(write(exportApplications(store, data.stages, member, filter)));
  });
}
