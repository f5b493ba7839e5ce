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
  const submission = others.length === 0 ? await submissions.findByReference(first) : undefined;
  const about = { memberId: assigneeId, submissionId: submission?.id ?? null };
  const nowMs = Date.now();
  await mails.insert([queuedMail("assigned", about, nowMs, nowMs + delayMs)]);
}
