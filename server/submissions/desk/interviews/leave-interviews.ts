import { canBeAssigned } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { queueCalendarMails } from "../../interviews/calendar-mails.ts";
import { wakeForInterview } from "../../interviews/change-by-applicant.ts";
import { isToCome } from "../../interviews/view-interview.ts";

/**
 * Takes a member out of the interviews to come of applications that they can no longer work on. One that is set leaves
 * their calendar and waits for the team, who then cancel it or take part themselves; an offer without anybody ends.
 */
export async function leaveInterviews(
  repositories: Repositories,
  member: Member,
  actorId: string | null,
): Promise<void> {
  const { interviews, submissions, timeline } = repositories;
  const nowMs = Date.now();
  const pending = await interviews.pendingOfMember(member.id);
  for (const { id, submissionId } of pending.filter((each) => isToCome(each, nowMs))) {
    const left = await submissions.findById(submissionId);
    // Asked before the lock, because usually they keep all of them.
    if (!left || canBeAssigned(member, left)) continue;
    await submissions.lock(submissionId);
    // Another transaction may have changed it before the lock.
    const interview = await interviews.find(id);
    const application = await submissions.findById(submissionId);
    if (!interview || !application || !isToCome(interview, nowMs)) continue;
    await interviews.removeMember(id, member.id);
    const { startsAt, calendarSequence } = interview;
    const isSet = interview.state === "chosen";
    const isLeftAlone = interview.memberIds.every((each) => each === member.id);
    if (!isSet && isLeftAlone) await interviews.update(id, { state: "cancelled" });
    const version =
      isSet || isLeftAlone ? await wakeForInterview(repositories, submissionId, nowMs) : application.version;
    const details = { readerId: member.id, startsAt, version };
    await timeline.add(submissionId, actorId, "readerReleased", details, nowMs);
    if (!isSet) continue;
    const changed = { ...interview, calendarSequence: calendarSequence + 1 };
    await queueCalendarMails(repositories, "cancellation", changed, [member.id], nowMs);
  }
}
