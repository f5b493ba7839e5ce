import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { minuteMs } from "#contract/durations.ts";
import type { Repositories } from "../store/repositories.ts";
import type { Store } from "../store/store.ts";
import type { Mail } from "../store/tables/schema.ts";
import { moveToStageOf } from "../submissions/desk/replies/scheduled-replies.ts";
import { canonicalAddress } from "../submissions/email.ts";
import { failureCode } from "./failure-text.ts";
import { excludedRecipients } from "./recipients.ts";

/** The result of an attempt for the recipients `to`, who all had the same result. */
export type Outcome =
  | { result: "sent"; to: string[] }
  | { result: "again"; to: string[]; error: unknown; nextAttemptAt: number }
  | { result: "failed"; to: string[]; error: unknown }
  /** A scheduled reply that must not leave. */
  | { result: "held"; to: string[] };

/** `lost`: another outbox has taken the mail over. `cancelled`: the submission was erased meanwhile. */
export type Recorded = "written" | "lost" | "cancelled";

/** The columns that an outcome sets. Without any outcome the mail had no recipient left. */
function columns(outcome: Outcome | undefined): Partial<Mail> {
  if (!outcome || outcome.result === "held") return { state: "cancelled" };
  if (outcome.result === "sent") return { state: "sent", sentAt: Date.now(), lastError: null };
  const lastError = failureCode(outcome.error);
  if (outcome.result === "failed") return { state: "failed", lastError };
  return { state: "queued", nextAttemptAt: outcome.nextAttemptAt, lastError };
}

/**
 * Tells the desks what became of a mail. A reply also changes whether its application is answered, and its stage if it was
 * scheduled.
 */
async function announce(
  repositories: Repositories,
  { kind, submissionId, replyId }: Mail,
  outcome: Outcome | undefined,
): Promise<void> {
  const { changes, replies } = repositories;
  if (submissionId === null) return changes.add({ kind: "mails" });
  if (kind !== "reply") return changes.addApplications([submissionId], { kind: "mails" });
  await replies.updateTimes([submissionId]);
  const reply = replyId === null ? undefined : await replies.find(replyId);
  if (reply && outcome?.result === "held") await replies.update(reply.id, { delivery: "held" });
  if (reply && outcome?.result === "sent") await moveToStageOf(repositories, reply);
  await changes.addApplications([submissionId], {
    ...(reply && outcome?.result === "failed" && { failedReplyBy: reply.authorId }),
    ...(reply && outcome?.result === "held" && { heldReplyBy: reply.authorId }),
  });
}

/**
 * Stores the outcomes of one attempt. When recipients had different results, each result gets a row of its own with
 * the same Message-ID, so that everyone gets the mail once. Only the lease's owner can write, so repeating it is safe.
 */
function write(store: Store, owner: string, mail: Mail, outcomes: Outcome[]): Promise<Recorded> {
  const [first, ...others] = outcomes;
  const excluding = (outcome: Outcome) => {
    const elsewhere = outcomes.filter((other) => other !== outcome).flatMap(({ to }) => to);
    return JSON.stringify([...excludedRecipients(mail), ...elsewhere.map(canonicalAddress)]);
  };
  return store.transaction(async (repositories) => {
    const { submissions, mails } = repositories;
    // An erasure cancels all rows of the submission: it must not run between the rows written here.
    if (mail.submissionId !== null) await submissions.lock(mail.submissionId);
    const isSplit = first !== undefined && others.length > 0;
    const updates = { ...columns(first), ...(isSplit ? { excludedRecipients: excluding(first) } : {}) };
    if (!(await mails.end(mail.id, owner, updates))) {
      return (await mails.find(mail.id))?.state === "cancelled" ? "cancelled" : "lost";
    }
    if (isSplit) {
      await mails.insert(
        others.map((outcome) => ({
          ...mail,
          ...columns(outcome),
          id: randomUUID(),
          leaseOwner: null,
          leaseUntil: null,
          excludedRecipients: excluding(outcome),
        })),
      );
    }
    await announce(repositories, mail, first);
    return "written";
  });
}

/** How long to repeat while the store cannot be written. */
const timeoutMs = 3 * minuteMs;
const retryDelayMs = 1_000;

/**
 * Stores the outcomes of an attempt to send a mail. A mail that was sent but not recorded would be sent again, so
 * this repeats for minutes while the store is locked or away. Once the server stops, there is one more attempt.
 * @param onDelay called once, with the reason, when the first attempt failed
 * @throws the store's error of the last attempt
 */
export async function recordOutcome(
  store: Store,
  owner: string,
  mail: Mail,
  outcomes: Outcome[],
  stopping: AbortSignal,
  onDelay: (error: unknown) => void,
): Promise<Recorded> {
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt++) {
    const isLast = stopping.aborted || performance.now() >= deadline;
    try {
      return await write(store, owner, mail, outcomes);
    } catch (error) {
      if (isLast) throw error;
      if (attempt === 1) onDelay(error);
      await wait(retryDelayMs, undefined, { signal: stopping }).catch(() => {});
    }
  }
}
