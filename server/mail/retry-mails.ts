import type { Store } from "../store/store.ts";
import { findSubmission } from "../submissions/find.ts";

/**
 * Makes failed and waiting mails and webhooks due at once: of one submission, or all. A running server sends them.
 * @returns how many of each
 * @throws when there is no submission with this reference
 */
export async function retryMails(
  store: Store,
  reference?: string,
): Promise<{ count: number; webhooks: number }> {
  const submissionId = reference === undefined ? undefined : (await findSubmission(store, reference)).id;
  return store.transaction(async ({ mails, webhooks }) => ({
    count: (await mails.requeue(Date.now(), submissionId)).length,
    webhooks: (await webhooks.requeue(Date.now(), submissionId)).length,
  }));
}
