import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import type { SubmissionSummary } from "../submissions/list.ts";

/**
 * A character that starts a formula, where a spreadsheet may begin a cell. `escape_formulas` looks at the first
 * character of a value only; Excel in Sweden also splits at `;`, and inside our quotes at that.
 */
const formulaStart = /(?<=(?:[;\t\r\n]|^[\s"])[\s"]*)[=+\-@＝＋－＠]/g;

const fieldNames = [
  ...new Set(Object.values(forms).flatMap((form) => fieldsOf(form).map(({ name }) => name))),
];

/** Submissions as CSV (RFC 4180), with a column for every field of every form. Formulas get an apostrophe in front. */
export function toCsv(submissions: Iterable<SubmissionSummary> | AsyncIterable<SubmissionSummary>): Readable {
  const csv = stringify({
    header: true,
    columns: [
      ...["reference", "receivedAt", "status", "formType"],
      ...fieldNames.map((name) => ({ key: `fields[${name}]`, header: name })),
      ...["resume", "mails"],
    ],
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { string: (value) => value.replace(formulaStart, "'$&") },
  });
  return Readable.from(submissions)
    .on("error", (error) => csv.destroy(error))
    .pipe(csv);
}
