import type { SubmissionStatus } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { ListedSubmission, SubmissionFilter } from "../store/submissions.ts";
import { findSubmission } from "./find.ts";
import { formFilter } from "./form-filter.ts";

export type ListFilter = Pick<SubmissionFilter, "status" | "sinceMs"> & {
  /** A form's kind, or a form type as listed. */
  form?: string;
};

/** A submission as scripts and spreadsheets get it; times are ISO 8601. */
export type SubmissionSummary = {
  reference: string;
  receivedAt: string;
  status: SubmissionStatus;
  form: string;
  formType: string;
  fields: Record<string, string>;
  /** The resume's name; empty without one. */
  resume: string;
  /** Kind and state of each mail, like `team sent, applicant failed`. */
  mails: string;
};

async function summarize({ mails }: Store, rows: ListedSubmission[]): Promise<SubmissionSummary[]> {
  const bySubmission = Map.groupBy(
    await mails.ofSubmissions(rows.map(({ id }) => id)),
    (mail) => mail.submissionId,
  );
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: new Date(row.receivedAt).toISOString(),
    status: row.status,
    form: row.form,
    formType: row.formType,
    fields: JSON.parse(row.fields),
    resume: row.resume ?? "",
    mails: (bySubmission.get(row.id) ?? []).map((mail) => `${mail.kind} ${mail.state}`).join(", "),
  }));
}

/** Rows read at once: few enough for a statement's list of values, and for memory. */
const batchSize = 200;

/**
 * All submissions that match, newest first, read in batches.
 * @param positionFormTypes form types of the positions the site offers now
 * @param afterReference continues the list after this submission
 * @throws when there is no such form or reference
 */
export async function* exportSubmissions(
  store: Store,
  { form, ...filter }: ListFilter,
  positionFormTypes: string[],
  afterReference?: string,
): AsyncGenerator<SubmissionSummary> {
  const rowFilter = { ...filter, ...(await formFilter(store, form, positionFormTypes)) };
  let after = afterReference === undefined ? undefined : await findSubmission(store, afterReference);
  for (;;) {
    const rows = await store.submissions.list(rowFilter, { limit: batchSize, after });
    yield* await summarize(store, rows);
    if (rows.length < batchSize) return;
    after = rows.at(-1);
  }
}

/**
 * One page of the submissions that match, newest first.
 * @param page at most `limit` submissions, continuing after the one with the reference `after`
 * @returns the page, and whether there are more
 * @throws when there is no such form or reference
 */
export async function listSubmissions(
  store: Store,
  filter: ListFilter,
  positionFormTypes: string[],
  page: { limit?: number; after?: string } = {},
): Promise<{ submissions: SubmissionSummary[]; hasMore: boolean }> {
  const { limit = Number.POSITIVE_INFINITY, after } = page;
  const submissions: SubmissionSummary[] = [];
  for await (const submission of exportSubmissions(store, filter, positionFormTypes, after)) {
    if (submissions.length === limit) return { submissions, hasMore: true };
    submissions.push(submission);
  }
  return { submissions, hasMore: false };
}
