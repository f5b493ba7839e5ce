import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { writeXlsxStream } from "hucre/xlsx";
import type { ExportedApplication } from "../submissions/exported-application.ts";
import type { ExportColumn } from "./columns.ts";

/** Excel's limit for a cell, in characters. */
const maxCellLength = 32_767;

async function* rowsOf(columns: ExportColumn[], rows: AsyncIterable<ExportedApplication>) {
  for await (const row of rows) {
    yield columns.map(({ value, isTime }) =>
      // Workbooks know no time zones: the library writes the parts that a date has in UTC.
      isTime ? new Date(`${value(row).replace(" ", "T")}Z`) : value(row).slice(0, maxCellLength),
    );
  }
}

/**
 * Rows as an XLSX workbook, written while they are read. Every cell but times is text and has the format of text, so that
 * leading zeros, `+46` and `=` stay, also when the cell is edited.
 */
export function toXlsx(columns: ExportColumn[], rows: AsyncIterable<ExportedApplication>): Readable {
  const workbook = writeXlsxStream(rowsOf(columns, rows), {
    name: "Applications",
    columns: columns.map(({ header, isTime }) => ({
      header,
      numFmt: isTime ? "yyyy-mm-dd hh:mm" : "@",
      width: 20,
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(workbook as ReadableStream<Uint8Array>);
}
