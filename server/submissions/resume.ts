import type { StoredFile } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { findSubmission } from "./find.ts";

/** The resume of a submission, with its content. @throws when there is no such submission, or no resume */
export async function getResume(store: Store, reference: string): Promise<StoredFile> {
  const submission = await findSubmission(store, reference);
  const file = await store.files.find(submission.id);
  if (file) return file;
  const reason = submission.status === "erased" ? "was erased" : "came without a resume";
  throw new Error(`${submission.reference} ${reason}.`);
}
