import type { Stages } from "#contract/desk/stages.ts";
import type { SubmissionFilter } from "../store/repositories/submissions.ts";
import { queryWords } from "../store/search-text.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/tables/schema.ts";
import { normalizeEmailForLookup } from "./email.ts";
import { type ExportedApplication, exporter } from "./exported-application.ts";
import { findSubmission } from "./find.ts";
import { formFilter } from "./form-filter.ts";

export type ListFilter = Pick<SubmissionFilter, "status" | "sinceMs"> & {
  /** The address they were sent from, in any case. */
  email?: string;
  /** Words of their fields, references, notes, replies and mails; each must occur as the start of a word. */
  search?: string;
  /** A form's kind, or a form type as listed. */
  form?: string;
};

/** A submission as a list shows it, and as scripts get it. */
export type SubmissionSummary = Omit<ExportedApplication, "stage" | "assignee" | "notes">;

/** Rows read at once: few enough for a statement's list of values, and for memory. */
const batchSize = 200;

/** Which submissions a command is about, and what the site offers. */
export type Selection = {
  filter: ListFilter;
  /** Form types of the positions the site offers now. */
  positionFormTypes: string[];
  /** The list continues after this submission. */
  after?: string;
};

/** Batches of the submissions that match, newest first. @throws when there is no such form or reference */
async function* matchingBatches(
  store: Store,
  { filter, positionFormTypes, after: afterReference }: Selection,
): AsyncGenerator<Submission[]> {
  const { form, email, search, ...rest } = filter;
  const rowFilter = {
    ...rest,
    ...(email === undefined ? {} : { email: normalizeEmailForLookup(email.trim()) }),
    ...(search === undefined ? {} : { words: queryWords(search) }),
    ...(await formFilter(store, form, positionFormTypes)),
  };
  let after = afterReference === undefined ? undefined : await findSubmission(store, afterReference);
  for (;;) {
    const rows = await store.submissions.list(rowFilter, { limit: batchSize, after });
    yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1);
  }
}

/** The submissions that match as rows of an export, newest first. @throws when there is no such form */
export async function* exportSubmissions(
  store: Store,
  stages: Stages,
  selection: Selection,
): AsyncGenerator<ExportedApplication> {
  const toRows = await exporter(store, stages);
  for await (const batch of matchingBatches(store, selection)) yield* await toRows(batch);
}

/**
 * One page of the submissions that match, newest first.
 * @param limit at most so many
 * @returns the page, and whether there are more
 * @throws when there is no such form or reference
 */
export async function listSubmissions(
  store: Store,
  stages: Stages,
  selection: Selection,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ submissions: SubmissionSummary[]; hasMore: boolean }> {
  const submissions: SubmissionSummary[] = [];
  const toRows = await exporter(store, stages);
  for await (const batch of matchingBatches(store, selection)) {
    for (const { stage, assignee, notes, ...submission } of await toRows(batch)) {
      if (submissions.length === limit) return { submissions, hasMore: true };
      submissions.push(submission);
    }
  }
  return { submissions, hasMore: false };
}
