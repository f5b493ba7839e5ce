import type { FileDescription } from "../store/files.ts";
import type { Mail, Submission } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { findSubmission } from "./find.ts";
import { type LabeledField, labeledFields } from "./labeled-fields.ts";

export type SubmissionDetails = {
  submission: Submission;
  fields: LabeledField[];
  file: FileDescription | undefined;
  mails: Mail[];
};

/** One submission with its fields, file and mails. @throws when there is none with this reference */
export async function showSubmission(store: Store, reference: string): Promise<SubmissionDetails> {
  const submission = await findSubmission(store, reference);
  return {
    submission,
    fields: labeledFields(submission),
    file: await store.files.describe(submission.id),
    mails: await store.mails.ofSubmissions([submission.id]),
  };
}
