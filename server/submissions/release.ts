import type { Store } from "../store/store.ts";
import { submissionMails } from "./queued-mail.ts";

/** Takes a submission out of quarantine and queues its mails. @returns false unless it was quarantined */
export async function release(
  store: Pick<Store, "transaction">,
  reference: string,
  domain: string,
): Promise<boolean> {
  return store.transaction(async ({ submissions, mails }) => {
    const id = await submissions.changeStatus(reference, "quarantined", "accepted");
    if (id === null) return false;
    await mails.insert(submissionMails(id, domain, Date.now()));
    return true;
  });
}
