import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Mail } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { failureCode } from "./failure-code.ts";
import { canonicalAddress, excludedRecipients } from "./recipients.ts";

/** The result of an attempt for the recipients `to`, who all had the same result. */
export type Outcome =
  | { result: "sent"; to: string[] }
  | { result: "again"; to: string[]; error: unknown; nextAttemptAt: number }
  | { result: "failed"; to: string[]; error: unknown };

/** `lost`: another outbox has taken the mail over. `cancelled`: the submission was erased meanwhile. */
export type Recorded = "written" | "lost" | "cancelled";

/** The columns that an outcome sets. Without any outcome the mail had no recipient left. */
function columns(outcome: Outcome | undefined): Partial<Mail> {
  if (!outcome) return { state: "cancelled" };
  if (outcome.result === "sent") return { state: "sent", sentAt: Date.now(), lastError: null };
  const lastError = failureCode(outcome.error);
  if (outcome.result === "failed") return { state: "failed", lastError };
  return { state: "queued", nextAttemptAt: outcome.nextAttemptAt, lastError };
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
  return store.transaction(async ({ changes, submissions, mails, mailLeases }) => {
    // An erasure cancels all rows of the submission: it must not run between the rows written here.
    if (mail.submissionId !== null) await submissions.lock(mail.submissionId);
    const isSplit = first !== undefined && others.length > 0;
    const updates = { ...columns(first), ...(isSplit ? { excludedRecipients: excluding(first) } : {}) };
    if (!(await mailLeases.end(mail.id, owner, updates))) {
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
    if (mail.submissionId === null) await changes.add({ kind: "mails" });
    else await changes.addApplications([mail.submissionId], { kind: "mails" });
    return "written";
  });
}

/** How long to repeat while the store cannot be written. */
const timeoutMs = 3 * 60_000;
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
