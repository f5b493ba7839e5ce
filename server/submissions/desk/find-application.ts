import { ConflictError, NotAllowedError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireVisible } from "../../permissions/permissions.ts";
import type { InboxRecord } from "../../store/repositories/inbox.ts";
import type { Repositories } from "../../store/repositories.ts";

/**
 * The application with this reference, in upper or lower case.
 * @throws NotFoundError when there is none, or the member may not see it
 */
export async function findApplication(
  { inbox }: Pick<Repositories, "inbox">,
  member: ActingMember,
  reference: string,
): Promise<InboxRecord> {
  const record = await inbox.findByReference(reference.toUpperCase(), member.id);
  if (!record) throw new NotFoundError();
  requireVisible(member, record);
  return record;
}

/**
 * The same, for a transaction that changes it or its notes: others wait until this one ends.
 * @throws NotFoundError when there is none, or the member may not see it
 */
export async function lockApplication(
  repositories: Pick<Repositories, "inbox" | "submissions">,
  member: ActingMember,
  reference: string,
): Promise<InboxRecord> {
  const { id } = await findApplication(repositories, member, reference);
  await repositories.submissions.lock(id);
  // Another transaction may have changed it before the lock.
  return findApplication(repositories, member, reference);
}

/**
 * The same, of something that belongs to a submission, such as a reply.
 * @throws NotFoundError when there is none, or the member may not see it
 */
export async function lockApplicationOf(
  repositories: Pick<Repositories, "inbox" | "submissions">,
  member: ActingMember,
  submissionId: string | undefined,
): Promise<InboxRecord> {
  const submission =
    submissionId === undefined ? undefined : await repositories.submissions.findById(submissionId);
  if (!submission) throw new NotFoundError();
  return lockApplication(repositories, member, submission.reference);
}

/** @throws NotAllowedError while the applicant is withheld from the member */
export function requireJudged({ isBlind }: Pick<InboxRecord, "isBlind">): void {
  if (isBlind)
    throw new NotAllowedError("Please judge this application first. You see who sent it once you have.");
}

/** @throws ConflictError when the application was erased */
export function requireKept({ status }: Pick<InboxRecord, "status">): void {
  if (status === "erased") throw new ConflictError("This application was erased.");
}
