import type { TimelineEntry } from "#contract/desk/application.ts";
import type { Repositories } from "../store/repositories.ts";
import type { Store } from "../store/store.ts";
import { limitConfirmations } from "./confirmation-limit.ts";
import { submissionMails } from "./queued-mail.ts";

type ReleaseOptions = {
  /** Whether to queue a notice to `WEBHOOK_URL`. */
  hasWebhook: boolean;
  /** How long the mails and the notice wait, in milliseconds, so that the release can be undone; 0 when left out. */
  delayMs?: number;
  /** The member who releases it, or the name of another actor, for the timeline. */
  memberId?: string;
  actor?: string;
  /** Records the release, in its transaction. */
  record?: (repositories: Repositories) => Promise<unknown>;
};

/** Takes a submission out of quarantine and queues its mails. @returns false unless it was quarantined */
export async function release(
  store: Pick<Store, "transaction">,
  reference: string,
  { hasWebhook, delayMs = 0, memberId, actor, record }: ReleaseOptions,
): Promise<boolean> {
  return store.transaction(async (repositories) => {
    const { submissions, mails, timeline, webhooks } = repositories;
    const id = await submissions.changeStatus(reference, "quarantined", "accepted");
    if (id === null) return false;
    const nowMs = Date.now();
    const details: TimelineEntry["details"] = actor === undefined ? {} : { actor };
    await timeline.add(id, memberId ?? null, "released", details, nowMs);
    const email = (await submissions.findById(id))?.email ?? "";
    const queued = submissionMails(id, nowMs, nowMs + delayMs);
    await mails.insert(await limitConfirmations(repositories, email, queued, nowMs));
    if (hasWebhook) await webhooks.queue(id, nowMs + delayMs);
    await record?.(repositories);
    return true;
  });
}
