import { minuteMs } from "#contract/durations.ts";
import type { ActingMember } from "../../permissions/permissions.ts";
import type { Repositories } from "../../store/repositories.ts";
import { queuedMail } from "../queued-mail.ts";

/** An assignment that is undone by then is not mailed. */
const delayMs = minuteMs;

/**
 * Queues a mail that tells a member of applications that somebody else assigned to them, if they get the digest.
 */
export async function queueAssignedMail(
  { mails, members, submissions }: Pick<Repositories, "mails" | "members" | "submissions">,
  actor: ActingMember,
  assigneeId: string | null,
  references: string[],
): Promise<void> {
  const [first, ...others] = references;
  if (assigneeId === null || assigneeId === actor.id || first === undefined) return;
  if (!(await members.find(assigneeId))?.digest) return;
  const { id = null } = (await submissions.findByReference(first)) ?? {};
  // The mail about the first alone is queued already where it was saved before the others.
  if (others.length > 0 && id !== null) await mails.deleteUnclaimed(id, ["assigned"]);
  const about = { memberId: assigneeId, submissionId: others.length === 0 ? id : null };
  const nowMs = Date.now();
  await mails.insert([queuedMail("assigned", about, nowMs, nowMs + delayMs)]);
}
