import { undoWindowMs } from "#contract/desk/replies.ts";
import { ConflictError } from "../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { Store } from "../../store/store.ts";
import { erase } from "../erase.ts";
import { submissionMailKinds } from "../queued-mail.ts";
import { release } from "../release.ts";
import { findApplication, lockApplication } from "./find-application.ts";

/**
 * Takes an application out of quarantine, which queues its mails. They leave when the release can no longer be undone;
 * until then the member's request may come again, because its answer was lost.
 * @param options of `release`
 * @throws NotFoundError, NotAllowedError; ConflictError when it is not in quarantine
 */
export async function releaseApplication(
  store: Store,
  member: ActingMember,
  given: string,
  options: { hasWebhook: boolean },
): Promise<void> {
  requireEditor(member);
  const { id, reference } = await findApplication(store, member, given);
  const isReleased = await release(store, reference, {
    ...options,
    delayMs: undoWindowMs,
    memberId: member.id,
    record: (repositories) => recordActivity(repositories, member, "release", reference),
  });
  if (isReleased) return;
  const last = (await store.timeline.ofSubmission(id)).findLast(({ kind }) => kind === "released");
  const isOwn = last?.actorId === member.id && last.at > Date.now() - undoWindowMs;
  if (!isOwn) throw new ConflictError("This application is not in quarantine.");
}

/** Kinds of timeline entries that do not mean that somebody works on the application. */
const passiveKinds = ["released", "opened", "resume"];

/**
 * Puts a released application back into quarantine, unless a mail has left or somebody has worked on it since.
 * @throws NotFoundError, NotAllowedError; ConflictError when it is too late, or it was not released
 */
export async function undoRelease(store: Store, member: ActingMember, reference: string): Promise<void> {
  requireEditor(member);
  await store.transaction(async (repositories) => {
    const { submissions, mails, timeline, webhooks } = repositories;
    const { id, status, ...record } = await lockApplication(repositories, member, reference);
    if (status === "quarantined") return;
    const entries = await timeline.ofSubmission(id);
    const releaseIndex = entries.findLastIndex(({ kind }) => kind === "released");
    const isUntouched = entries.slice(releaseIndex).every(({ kind }) => passiveKinds.includes(kind));
    if (status !== "accepted" || releaseIndex < 0 || !isUntouched)
      throw new ConflictError("The release cannot be undone: somebody has worked on this application since.");
    const { deleted, kept } = await mails.deleteUnclaimed(id, submissionMailKinds);
    if (deleted === 0 || kept > 0)
      throw new ConflictError("It is too late: the emails are already on their way.");
    await webhooks.cancel([id]);
    await submissions.changeStatus(record.reference, "accepted", "quarantined");
    await timeline.add(id, member.id, "quarantined");
    await recordActivity(repositories, member, "undoRelease", record.reference);
  });
}

/**
 * Erases an application for good, unless it was erased before.
 * @throws NotFoundError, NotAllowedError
 */
export async function eraseApplication(
  store: Store,
  dataDir: string,
  member: ActingMember,
  reference: string,
): Promise<void> {
  requireEditor(member);
  const record = await findApplication(store, member, reference);
  await erase(store, dataDir, [record], {
    record: (repositories, erased) => recordActivity(repositories, member, "erase", erased),
  });
}
