import type { Store } from "../store/store.ts";
import { limitConfirmations } from "./confirmation-limit.ts";
import { findSubmission } from "./find.ts";
import { queuedMail } from "./queued-mail.ts";

/**
 * Queues the applicant's confirmation again, which has the link to the application.
 * @returns the application's reference
 * @throws when there is no such application, no link that works, or its address had too many confirmations
 */
export async function resendLink(store: Store, reference: string): Promise<string> {
  const submission = await findSubmission(store, reference);
  if (submission.status === "erased")
    throw new Error(`${submission.reference} was erased: there is no link.`);
  if (submission.status === "quarantined") {
    throw new Error(`${submission.reference} is in quarantine: release it, which sends the link.`);
  }
  return store.transaction(async (repositories) => {
    const { mails, submissions } = repositories;
    await submissions.lock(submission.id);
    const earlier = await mails.ofSubmissions([submission.id]);
    if (
      earlier.some(({ kind, state }) => kind === "applicant" && (state === "queued" || state === "failed"))
    ) {
      throw new Error(
        `The confirmation of ${submission.reference} has not been sent yet. To send it now: npm run applications -- retry ${submission.reference}`,
      );
    }
    const nowMs = Date.now();
    const mail = queuedMail("applicant", { submissionId: submission.id }, nowMs);
    const [limited] = await limitConfirmations(repositories, submission.email, [mail], nowMs);
    if (limited?.state === "cancelled") {
      throw new Error(
        `The address of ${submission.reference} had three confirmations within an hour: try again later.`,
      );
    }
    await mails.insert([mail]);
    return submission.reference;
  });
}
