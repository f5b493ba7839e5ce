import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { escapeFormulas } from "#contract/escape-formulas.ts";
import type { ExportedApplication } from "../submissions/exported-application.ts";
import type { ExportColumn } from "./columns.ts";

/**
 * Rows as CSV (RFC 4180) with a byte order mark and semicolons, which Excel in Sweden opens correctly. Formulas get an
 * apostrophe in front; telephone numbers stay as they were typed.
 */
export function toCsv(
  columns: ExportColumn[],
  rows: Iterable<ExportedApplication> | AsyncIterable<ExportedApplication>,
): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ";",
    header: true,
    columns: columns.map(({ header }) => header),
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
    cast: { string: escapeFormulas },
  });
  const cells = Readable.from(rows).map((row: ExportedApplication) => columns.map(({ value }) => value(row)));
  // Whichever ends early ends the other; who reads the CSV gets the error.
  return pipeline(cells, csv, () => {});
}
