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
