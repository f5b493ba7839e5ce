import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import type { Context } from "./context.ts";

export type ExportRecord = {
  reference: string;
  receivedAt: string;
  status: string;
  form: string;
  formType: string;
  fields: Record<string, string>;
  resume: string;
  mails: string;
};

/** What the tool calls a form: its name (`career`), or what it says of itself and `list` shows (`CEO Application`). */
async function matchForm({ store: { db }, data }: Context, asked: string) {
  if (asked in forms) return { form: asked as keyof typeof forms };
  const kept = await db.selectFrom("submissions").select("formType").distinct().execute();
  // What the site offers today, and what came in by forms it no longer has.
  const offered = [...Object.values(forms), ...data.positions, ...kept];
  const types = new Set(offered.flatMap(({ formType }) => formType ?? []));
  for (const formType of types) if (formType.toLowerCase() === asked.toLowerCase()) return { formType };
  const names = [...Object.keys(forms), ...[...types].map((formType) => `"${formType}"`)];
  throw new Error(`There is no form "${asked}". There are: ${names.join(", ")}.`);
}

/**
 * Submissions, newest first, each with its fields, its file's name and the state of its mails.
 * @throws when there is no such form
 */
export async function toRecords(
  context: Context,
  filter: { form?: string; since?: number; status?: string },
): Promise<ExportRecord[]> {
  const { db } = context.store;
  const form = filter.form === undefined ? {} : await matchForm(context, filter.form);
  const rows = await db
    .selectFrom("submissions")
    .leftJoin("files", "files.submissionId", "submissions.id")
    .select([
      "submissions.id",
      "submissions.reference",
      "submissions.receivedAt",
      "submissions.status",
      "submissions.form",
      "submissions.formType",
      "submissions.fields",
      "files.name as resume",
    ])
    .where((row) => row.and(form))
    .$if(filter.since !== undefined, (query) => query.where("receivedAt", ">=", filter.since ?? 0))
    .$if(filter.status !== undefined, (query) => query.where("status", "=", filter.status as "accepted"))
    .orderBy("submissions.receivedAt", "desc")
    .execute();
  const mails = await db.selectFrom("mails").select(["submissionId", "kind", "state"]).execute();
  const states = Map.groupBy(mails, (mail) => mail.submissionId);
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: new Date(row.receivedAt).toISOString(),
    status: row.status,
    form: row.form,
    formType: row.formType,
    fields: JSON.parse(row.fields),
    resume: row.resume ?? "",
    mails: (states.get(row.id) ?? []).map((mail) => `${mail.kind} ${mail.state}`).join(", "),
  }));
}

/**
 * A sign that makes a formula, at the beginning of a value or of what may become a cell: where Excel splits at `;`, as
 * in Sweden, our quotes stand in the middle of a cell and count for nothing there.
 */
const formulaSign = /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g;

/** One cell. What a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection). */
function cell(value: string): string {
  const inert = value.replace(formulaSign, "'$&").replace(/^[\t\r\n]/, "'$&");
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** CSV after RFC 4180, with every field any form has as a column. */
export function toCsv(records: ExportRecord[]): string {
  const names = [...new Set(Object.values(forms).flatMap((form) => fieldsOf(form).map(({ name }) => name)))];
  const head = ["reference", "receivedAt", "status", "formType", ...names, "resume", "mails"];
  const lines = records.map((record) => [
    record.reference,
    record.receivedAt,
    record.status,
    record.formType,
    ...names.map((name) => record.fields[name] ?? ""),
    record.resume,
    record.mails,
  ]);
  return [head, ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
