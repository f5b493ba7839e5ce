import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { inboxFilterSchema } from "#contract/desk/inbox.ts";
import { exportColumns } from "../exports/columns.ts";
import { toSemicolonCsv } from "../exports/csv.ts";
import { toJsonList } from "../exports/json.ts";
import { toXlsx } from "../exports/xlsx.ts";
import { type ExportedApplication, exportApplications } from "../submissions/desk/export.ts";
import type { DeskOptions } from "./app.ts";
import { parse } from "./parse.ts";

const querySchema = z.extend(inboxFilterSchema, { format: z.enum(["xlsx", "csv", "json"]) });

const columns = exportColumns(["reference", "receivedAt", "status", "form", "stage", "assignee"], []);

const formats = {
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: (rows: AsyncIterable<ExportedApplication>) => toXlsx(columns, rows),
  },
  csv: {
    type: "text/csv; charset=utf-8",
    write: (rows: AsyncIterable<ExportedApplication>) => toSemicolonCsv(columns, rows),
  },
  json: {
    type: "application/json; charset=utf-8",
    write: (rows: AsyncIterable<ExportedApplication>) => Readable.from(toJsonList(rows)),
  },
};

/** The applications of a view as a file, written while they are read. */
export function exportRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  api.get("/export", async ({ member, query }, reply) => {
    const { format, ...filter } = parse(querySchema, query);
    const { type, write } = formats[format];
    return reply
      .header("Content-Type", type)
      .header("Content-Disposition", `attachment; filename="applications.${format}"`)
      .send(write(exportApplications(store, data.stages, member, filter)));
  });
}
