import type { Store } from "../store/store.ts";
import { findSubmission } from "../submissions/find.ts";

/**
 * Makes failed and waiting mails due at once: of one submission, or all. The outbox of a running server sends them.
 * @returns how many mails
 * @throws when there is no submission with this reference
 */
export async function retryMails(store: Store, reference?: string): Promise<number> {
  const submissionId = reference === undefined ? undefined : (await findSubmission(store, reference)).id;
  return store.transaction(({ mails }) => mails.requeue(Date.now(), submissionId));
}
