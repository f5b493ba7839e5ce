import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import { formatMinute } from "../stockholm-time.ts";
import type { ExportedApplication } from "../submissions/exported-application.ts";

/** A column of a spreadsheet. */
export type ExportColumn = {
  header: string;
  value: (row: ExportedApplication) => string;
  /** Whether the value is a time, as `2026-11-23 14:05`. */
  isTime?: boolean;
};

/** The fields of all forms by name; forms that share a name share its label. */
const fields = new Map(
  Object.values(forms).flatMap((form) => fieldsOf(form).map(({ name, label }) => [name, label] as const)),
);

/** The columns of spreadsheets, with a column for each field of any form. */
export const exportColumns: ExportColumn[] = [
  { header: "Reference", value: (row) => row.reference },
  { header: "Received", value: (row) => formatMinute(Date.parse(row.receivedAt)), isTime: true },
  { header: "Status", value: (row) => row.status },
  { header: "Form", value: (row) => row.formType },
  { header: "Stage", value: (row) => row.stage },
  { header: "Assignee", value: (row) => row.assignee },
  ...[...fields].map(([name, label]) => ({
    header: label,
    value: (row: ExportedApplication) => row.fields[name] ?? "",
  })),
  { header: "Resume", value: (row) => row.resume },
  {
    header: "Notes",
    value: ({ notes }) =>
      notes.map(({ author, at, text }) => `${author}, ${formatMinute(Date.parse(at))}: ${text}`).join("\n\n"),
  },
  { header: "Emails", value: (row) => row.mails },
];
