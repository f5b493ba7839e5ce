import { Readable } from "node:stream";
import type { ExportFormat } from "#contract/desk/inbox.ts";
import type { ExportedApplication } from "../submissions/exported-application.ts";
import { exportColumns } from "./columns.ts";
import { toCsv } from "./csv.ts";
import { toXlsx } from "./xlsx.ts";

/** Rows as a JSON array, one row a line. */
async function* toJsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

type Rows = AsyncIterable<ExportedApplication>;

/** The formats of exports, from the desk and the operator CLI alike. */
export const exportFormats = {
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: (rows: Rows): Readable => toXlsx(exportColumns, rows),
  },
  csv: {
    type: "text/csv; charset=utf-8",
    write: (rows: Rows): Readable => toCsv(exportColumns, rows),
  },
  json: {
    type: "application/json; charset=utf-8",
    write: (rows: Rows): Readable => Readable.from(toJsonList(rows)),
  },
} satisfies Record<ExportFormat, object>;
