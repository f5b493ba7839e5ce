import type { InboxRecord } from "../../store/inbox.ts";
import type { Repositories } from "../../store/repositories.ts";
import { NotFoundError } from "./errors.ts";
import { type ActingMember, requireForm } from "./permissions.ts";

/**
 * The application with this reference, in upper or lower case.
 * @throws NotFoundError when there is none, or the member may not see its form
 */
export async function findApplication(
  { inbox }: Pick<Repositories, "inbox">,
  member: ActingMember,
  reference: string,
): Promise<InboxRecord> {
  const record = await inbox.findByReference(reference.toUpperCase(), member.id);
  if (!record) throw new NotFoundError();
  requireForm(member, record.form);
  return record;
}

/**
 * The same, for a transaction that changes it or its notes: others wait until this one ends.
 * @throws NotFoundError when there is none, or the member may not see its form
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
