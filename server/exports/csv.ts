import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { SubmissionSummary } from "../submissions/list.ts";
import { type ExportColumn, exportColumns } from "./columns.ts";

/**
 * A character that starts a formula, where a spreadsheet may begin a cell. `escape_formulas` looks at the first
 * character of a value only; Excel in Sweden also splits at `;`, and inside our quotes at that.
 */
const formulaStart = /(?<=(?:[;\t\r\n]|^[\s"])[\s"]*)[=+\-@＝＋－＠]/g;

type Rows = Iterable<object> | AsyncIterable<object>;

/**
 * Rows as CSV (RFC 4180). Formulas get an apostrophe in front.
 * @param options `bom` and `delimiter: ";"` are what Excel in Sweden opens correctly
 */
function csvOf(
  columns: ExportColumn[],
  rows: Rows,
  options: { bom?: boolean; delimiter?: string },
): Readable {
  const csv = stringify({
    ...options,
    header: true,
    columns,
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { string: (value) => value.replace(formulaStart, "'$&") },
  });
  return Readable.from(rows)
    .on("error", (error) => csv.destroy(error))
    .pipe(csv);
}

/** The columns of the operator CLI's exports. */
export const operatorColumns = exportColumns(
  ["reference", "receivedAt", "status", "formType"],
  ["resume", "mails"],
);

/** Submissions as CSV with commas, with a column for every field of every form. */
export const toCsv = (submissions: Iterable<SubmissionSummary> | AsyncIterable<SubmissionSummary>) =>
  csvOf(operatorColumns, submissions, {});

/** Rows as CSV with a byte order mark and semicolons. */
export const toSemicolonCsv = (columns: ExportColumn[], rows: Rows) =>
  csvOf(columns, rows, { bom: true, delimiter: ";" });
