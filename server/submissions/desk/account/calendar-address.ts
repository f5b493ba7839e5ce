import { canBeAssigned, isActive } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { dayMs } from "#contract/durations.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { Interview } from "../../../store/repositories/interviews.ts";
import type { Store } from "../../../store/store.ts";
import type { Submission } from "../../../store/tables/schema.ts";
import { memberNames } from "../../interviews/member-names.ts";
import { openStagesOfForms } from "../inbox/waiting.ts";

/** For how long an interview stays in a calendar after it has begun. */
const pastMs = 90 * dayMs;

type About = Pick<Submission, "reference" | "formType" | "position">;

/** What a member's calendar shows, without data of applicants. */
export type MemberCalendar = {
  interviews: (About & { interview: Interview; members: string[] })[];
  readings: (About & { id: string; dueAt: number })[];
};

/** Makes a new secret address of a member's calendar; an earlier one no longer opens. @returns its token */
export function makeCalendarAddress(
  store: Pick<Store, "transaction">,
  member: ActingMember,
): Promise<string> {
  return store.transaction(async (repositories) => {
    await recordActivity(repositories, member, "makeCalendarAddress");
    return repositories.calendarAddresses.replace(member.id);
  });
}

/** Ends the address of a member's calendar. */
export function removeCalendarAddress(
  store: Pick<Store, "transaction">,
  member: ActingMember,
): Promise<void> {
  return store.transaction(async (repositories) => {
    await recordActivity(repositories, member, "removeCalendarAddress");
    await repositories.calendarAddresses.deleteOfMember(member.id);
  });
}

type CalendarStore = Pick<Store, "calendarAddresses" | "members" | "interviews" | "readings" | "submissions">;

/** The application that an entry is about; null when the member may no longer work on it. */
async function findAbout(
  { submissions }: CalendarStore,
  member: Member,
  submissionId: string,
): Promise<About | null> {
  const submission = await submissions.findById(submissionId);
  if (submission?.status !== "accepted" || !canBeAssigned(member, submission)) return null;
  const { reference, formType, position } = submission;
  return { reference, formType, position };
}

/**
 * The interviews of a member, and the readings that they owe.
 * @param token of the calendar's address
 * @returns null when no calendar has it, or its member may no longer sign in
 */
export async function calendarAtAddress(
  store: CalendarStore,
  stages: Stages,
  token: string,
  nowMs = Date.now(),
): Promise<MemberCalendar | null> {
  const address = await store.calendarAddresses.find(token);
  const member = address && (await store.members.find(address.memberId));
  if (!member || !isActive(member)) return null;
  const calendar: MemberCalendar = { interviews: [], readings: [] };
  const known = await store.members.list();
  for (const interview of await store.interviews.chosenOfMember(member.id, nowMs - pastMs)) {
    const about = await findAbout(store, member, interview.submissionId);
    const members = memberNames(known, interview);
    if (about) calendar.interviews.push({ ...about, interview, members });
  }
  for (const { id, submissionId, dueAt } of await store.readings.openOfMember(
    member.id,
    openStagesOfForms(stages),
  )) {
    const about = await findAbout(store, member, submissionId);
    if (about) calendar.readings.push({ ...about, id, dueAt });
  }
  return calendar;
}
