import { setImmediate as nextTurn } from "node:timers/promises";
import { removeMailFiles } from "../store/mail-files.ts";
import type { SubmissionId } from "../store/repositories/submissions.ts";
import type { Repositories } from "../store/repositories.ts";
import { hashToken } from "../store/secret-token.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/tables/schema.ts";
import { normalizeEmailForLookup } from "./email.ts";
import { findSubmission } from "./find.ts";
import { cancelErased } from "./interviews/cancel-interviews.ts";
import { queuedMail } from "./queued-mail.ts";

/** Submissions erased in one transaction. A statement takes a limited number of values, and other requests wait. */
const batchSize = 50;

type EraseOptions = {
  /** Stops before the next batch. */
  signal?: AbortSignal | undefined;
  /** Records the erasure of an application, in its transaction. */
  record?: (repositories: Repositories, reference: string) => Promise<unknown>;
};

/**
 * Clears submissions, deletes their files and keys, cancels their mails and queues a mail to the team for each.
 * Those that were erased meanwhile are left alone.
 * @returns the ids it erased, and the ids of all their earlier mails
 */
async function eraseBatch(
  repositories: Repositories,
  targets: SubmissionId[],
  record: EraseOptions["record"],
) {
  const { changes, submissions, mails, messages, metadata, webhooks } = repositories;
  const erasedIds = await submissions.erase(targets.map(({ id }) => id));
  if (erasedIds.length === 0) return { erasedIds, mailIds: [] };
  await mails.cancel(erasedIds);
  await webhooks.cancel(erasedIds);
  const mailIds = (await mails.ofSubmissions(erasedIds)).map(({ id }) => id);
  const nowMs = Date.now();
  await cancelErased(repositories, erasedIds, nowMs);
  await messages.deleteOfSubmissions(erasedIds);
  await submissions.deleteContents(erasedIds);
  await mails.insert(erasedIds.map((id) => queuedMail("erased", { submissionId: id }, nowMs)));
  await changes.addApplications(erasedIds);
  await metadata.markCompactionDue();
  const erased = new Set(erasedIds);
  for (const { id, reference } of targets) if (erased.has(id)) await record?.(repositories, reference);
  return { erasedIds, mailIds };
}

/**
 * Erases submissions: personal fields, files and written mails are removed, queued mails are cancelled, and the team
 * is told by reference. What remains is that there was a submission, of which form, and when.
 * Many are erased in batches, with other work in between.
 * @returns how many were erased; fewer than given when some already were, or it was stopped
 */
export async function erase(
  store: Store,
  dataDir: string,
  targets: SubmissionId[],
  { signal, record }: EraseOptions = {},
): Promise<number> {
  let count = 0;
  for (let start = 0; start < targets.length && !signal?.aborted; start += batchSize) {
    const batch = targets.slice(start, start + batchSize);
    const { erasedIds, mailIds } = await store.transaction((repositories) =>
      eraseBatch(repositories, batch, record),
    );
    count += erasedIds.length;
    // Retention and the command line remove what stays, and say it when they cannot.
    await removeMailFiles(dataDir, mailIds).catch(() => {});
    await nextTurn();
  }
  // A process that is reading can prevent the checkpoint; the next erasure, restart or compaction makes up for it.
  if (count > 0) await store.checkpoint().catch(() => {});
  return count;
}

/**
 * Deletes mails, here and in the mailbox. An application that one was assigned to is no longer found by its words.
 * @param onlyWaiting not those that were assigned to an application meanwhile
 */
export async function deleteMessages(
  store: Store,
  ids: string[],
  { onlyWaiting = false } = {},
): Promise<void> {
  if (ids.length === 0) return;
  await store.transaction(async ({ messages, metadata, searchDocuments }) => {
    const targets = onlyWaiting ? await messages.lockWaiting(ids) : ids;
    for (const submissionId of await messages.delete(targets)) await searchDocuments.update(submissionId);
    await metadata.markCompactionDue();
  });
  await store.checkpoint().catch(() => {});
}

/** Erases the application with this code. @returns its reference, or null when there is none */
export async function eraseByCode(store: Store, dataDir: string, code: string): Promise<string | null> {
  const target = await store.submissions.findByCodeHash(hashToken(code));
  if (!target) return null;
  await erase(store, dataDir, [target]);
  return target.reference;
}

/**
 * Submissions that an operator names and that are not erased yet: one application, or everything sent from an address.
 * @throws when there is no application with this reference
 */
export async function findErasable(
  store: Pick<Store, "submissions">,
  { reference, email }: { reference?: string; email?: string },
): Promise<Submission[]> {
  const named =
    reference === undefined
      ? await store.submissions.list({ email: normalizeEmailForLookup(email?.trim() ?? "") })
      : [await findSubmission(store, reference)];
  return named.filter(({ status }) => status !== "erased");
}
