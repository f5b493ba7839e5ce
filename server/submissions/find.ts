import type { Store } from "../store/store.ts";
import type { Submission } from "../store/tables/schema.ts";

/** The submission with this reference, in upper or lower case. @throws when there is none */
export async function findSubmission(
  { submissions }: Pick<Store, "submissions">,
  reference: string,
): Promise<Submission> {
  const submission = await submissions.findByReference(reference.toUpperCase());
  if (submission) return submission;
  // An empty reference comes from a script whose variable was not set.
  throw new Error(reference ? `There is no application ${reference}.` : "Name a reference, like NVS-7Q2K9D.");
}
