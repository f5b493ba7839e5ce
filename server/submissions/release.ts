import type { Store } from "../store/store.ts";
import { submissionMails } from "./queued-mail.ts";

/**
 * Takes a submission out of quarantine and queues its mails.
 * @param hasWebhook whether to queue a notice to `WEBHOOK_URL`
 * @returns false unless it was quarantined
 */
export async function release(
  store: Pick<Store, "transaction">,
  reference: string,
  domain: string,
  hasWebhook = false,
): Promise<boolean> {
  return store.transaction(async ({ submissions, mails, webhooks }) => {
    const id = await submissions.changeStatus(reference, "quarantined", "accepted");
    if (id === null) return false;
    const nowMs = Date.now();
    await mails.insert(submissionMails(id, domain, nowMs));
    if (hasWebhook) await webhooks.queue(id, nowMs);
    return true;
  });
}
