import { canBeAssigned } from "#contract/desk/access.ts";
import type { Member, MemberWork } from "#contract/desk/members.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { ConflictError } from "../../../permissions/errors.ts";
import { type ActingMember, requireOwner } from "../../../permissions/permissions.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { isToCome } from "../../interviews/view-interview.ts";
import { queueAssignedMail } from "../assigned-mail.ts";
import { lateQuery } from "../inbox/waiting.ts";
import { openStages } from "../stages.ts";

/** Who changes a member: another member, or somebody else by name. */
export type ChangedBy = ActingMember | { operator: string };

/**
 * Assigns the open applications of a member who cannot work on them any more, and tells who gets them. Ended ones keep
 * the name of who worked on them.
 * @param assigneeId nobody when null
 * @returns the references of the applications
 * @throws ConflictError when the new assignee cannot work on them either, or one was changed meanwhile
 */
export async function handOver(
  repositories: Repositories,
  stages: Stages,
  member: Member,
  assigneeId: string | null,
  by: ChangedBy,
): Promise<string[]> {
  const { members, review, timeline } = repositories;
  const references: string[] = [];
  const assignee = assigneeId === null ? null : await members.find(assigneeId);
  for (const form of formKinds) {
    const open = await review.openOfAssignee(member.id, form, openStages(stages, form));
    for (const { id, reference, version, ...application } of open) {
      if (canBeAssigned(member, application)) continue;
      if (assignee === undefined || (assignee && !canBeAssigned(assignee, application))) {
        throw new ConflictError(
          "The colleague that you chose does not have access to all of the open applications.",
        );
      }
      references.push(reference);
      if (!(await review.change(id, version, { assigneeId })))
        throw new ConflictError("Somebody has changed one of the open applications. Please try again.");
      const details = { assigneeId, version: version + 1, ...("operator" in by && { actor: by.operator }) };
      await timeline.add(id, "id" in by ? by.id : null, "assigned", details);
    }
  }
  if ("id" in by) await queueAssignedMail(repositories, by, assigneeId, references);
  return references;
}

/**
 * How many open applications are assigned to a member, how many replies wait for their time, and in how many meetings to come
 * they take part. @throws NotAllowedError unless an owner asks
 */
export async function memberWork(
  { inbox, interviews, replies, review }: Pick<Repositories, "inbox" | "interviews" | "replies" | "review">,
  stages: Stages,
  actor: ActingMember,
  memberId: string,
): Promise<MemberWork> {
  requireOwner(actor);
  const open = await Promise.all(
    formKinds.map(async (form) => {
      const assigned = await review.openOfAssignee(memberId, form, openStages(stages, form));
      return [form, assigned.length] as const;
    }),
  );
  const late = await inbox.count({
    access: { forms: [...formKinds], positions: [], ventures: [] },
    status: "inbox",
    assigneeId: memberId,
    late: lateQuery(stages),
  });
  const pending = await interviews.pendingOfMember(memberId);
  return {
    open: Object.fromEntries(open) as MemberWork["open"],
    late,
    scheduled: (await replies.scheduledOf(memberId)).length,
    meetings: pending.filter((interview) => isToCome(interview, Date.now())).length,
  };
}
