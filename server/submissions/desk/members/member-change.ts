import { hasEnded } from "#contract/desk/access.ts";
import type { Member, MemberChange } from "#contract/desk/members.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { startOfDayMs } from "../../../stockholm-time.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { leaveInterviews } from "../interviews/leave-interviews.ts";
import { releaseReadings } from "../judgements/release-readings.ts";
import { holdScheduledReplies } from "../replies/scheduled-replies.ts";
import { type ChangedBy, handOver } from "./hand-over.ts";
import { revokeTokens } from "./revoke-tokens.ts";

/** When access until a day ends. @param date null for no end */
export const accessEnd = (date: string | null): number | null =>
  date === null ? null : startOfDayMs(date, 1);

/**
 * Changes a member, with all that depends on it: open applications and readings that they can no longer work on go to
 * somebody else, or to nobody, scheduled replies are held, they no longer take part in meetings, and who is removed or
 * invited again has no sessions.
 * @returns the changed member, and the references of the applications
 * @throws ConflictError when who is to get the applications cannot work on them
 */
export async function applyMemberChange(
  repositories: Repositories,
  stages: Stages,
  member: Member,
  {
    name,
    role,
    forms,
    positions,
    ventures,
    accessUntil,
    site,
    removed,
    handTo = null,
  }: MemberChange & { name?: string | undefined },
  by: ChangedBy,
): Promise<{ changed: Member; references: string[] }> {
  const { members, passkeys, changes } = repositories;
  await members.update(member.id, {
    ...(name && { name }),
    ...(role && { role }),
    ...(forms && { forms }),
    ...(positions && { positions }),
    ...(ventures && { ventures }),
    ...(accessUntil !== undefined && { accessEndsAt: accessEnd(accessUntil) }),
    // Who is invited again has not ended.
    ...(removed === false && accessUntil === undefined && hasEnded(member) && { accessEndsAt: null }),
    ...((role ?? member.role) === "owner" && { forms: [...formKinds], accessEndsAt: null }),
    ...(site && { site }),
    ...(removed === true && { removedAt: member.removedAt ?? Date.now() }),
    ...(removed === false && { removedAt: null }),
  });
  // Also when they are invited again: a session may have started while they were removed.
  if (removed !== undefined) await revokeTokens(repositories, member.id);
  if (removed) {
    for (const { id } of await passkeys.ofMember(member.id)) await passkeys.delete(member.id, id);
  }
  const changed = (await members.find(member.id)) ?? member;
  const references = await handOver(repositories, stages, changed, handTo, by);
  await holdScheduledReplies(repositories, changed);
  const actorId = "id" in by ? by.id : null;
  await releaseReadings(repositories, stages, changed, actorId);
  await leaveInterviews(repositories, changed, actorId);
  await changes.add({ kind: "members", ...(actorId !== null && { actorId }) });
  return { changed, references };
}
