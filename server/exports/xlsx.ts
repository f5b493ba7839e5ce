import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { writeXlsxStream } from "hucre/xlsx";
import type { ExportColumn } from "./columns.ts";

/** Excel's limit for a cell, in characters. */
const maxCellLength = 32_767;

/** Values of the columns of a row. */
function cellsOf(columns: ExportColumn[], row: { fields?: Record<string, string> }): string[] {
  const values = row as Record<string, unknown>;
  return columns.map(({ key }) => {
    const field = /^fields\[(.+)\]$/.exec(key)?.[1];
    const value = field === undefined ? values[key] : row.fields?.[field];
    return String(value ?? "").slice(0, maxCellLength);
  });
}

async function* rowsOf(
  columns: ExportColumn[],
  rows: AsyncIterable<{ fields?: Record<string, string> }>,
): AsyncGenerator<string[]> {
  for await (const row of rows) yield cellsOf(columns, row);
}

/**
 * Rows as an XLSX workbook, written while they are read. Every cell is text and has the format of text, so that leading
 * zeros, `+46` and `=` stay, also when the cell is edited.
 */
export function toXlsx(
  columns: ExportColumn[],
  rows: AsyncIterable<{ fields?: Record<string, string> }>,
): Readable {
  const workbook = writeXlsxStream(rowsOf(columns, rows), {
    name: "Applications",
    columns: columns.map(({ header }) => ({ header, numFmt: "@", width: 20 })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(workbook as ReadableStream<Uint8Array>);
}
