import type { Store } from "../store/store.ts";
import { findSubmission } from "./find.ts";
import { queuedMail } from "./queued-mail.ts";

/**
 * Queues the applicant's confirmation again, which has the link to the application.
 * @param domain the domain of its Message-ID
 * @returns the application's reference
 * @throws when there is no such application, or no link that works
 */
export async function resendLink(store: Store, reference: string, domain: string): Promise<string> {
  const submission = await findSubmission(store, reference);
  if (submission.status === "erased")
    throw new Error(`${submission.reference} was erased: there is no link.`);
  if (submission.status === "quarantined") {
    throw new Error(`${submission.reference} is in quarantine: release it, which sends the link.`);
  }
  return store.transaction(async ({ mails, submissions }) => {
    await submissions.lock(submission.id);
    const earlier = await mails.ofSubmissions([submission.id]);
    if (
      earlier.some(({ kind, state }) => kind === "applicant" && (state === "queued" || state === "failed"))
    ) {
      throw new Error(
        `The confirmation of ${submission.reference} has not been sent yet. To send it now: npm run applications -- retry ${submission.reference}`,
      );
    }
    await mails.insert([queuedMail("applicant", { submissionId: submission.id }, domain, Date.now())]);
    return submission.reference;
  });
}
