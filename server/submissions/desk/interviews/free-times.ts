import { canBeAssigned } from "#contract/desk/access.ts";
import type { FreeTimes } from "#contract/desk/interviews.ts";
import type { Member } from "#contract/desk/members.ts";
import { dayMs } from "#contract/durations.ts";
import { quarterMs } from "#contract/interviews.ts";
import type { TimeRange } from "../../../calendars/time-ranges.ts";
import { ConflictError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import type { Interview } from "../../../store/repositories/interviews.ts";
import type { ServerStore } from "../../../store/store.ts";
import { hoursDuring, proposeTimes } from "../../interviews/propose-times.ts";
import { endOf } from "../../interviews/quarters.ts";
import { readConnectedCalendar } from "../account/calendar-account.ts";
import { findApplication } from "../find-application.ts";

/** The applicant has to read the mail, and may choose until two hours before. */
const firstAfterMs = dayMs;
const lastAfterMs = 14 * dayMs;

/** When members take part in interviews, or may have to: all times that were offered and none of them chosen. */
async function interviewTimes(
  { interviews }: Pick<ServerStore, "interviews">,
  memberIds: string[],
  [fromMs, untilMs]: TimeRange,
): Promise<TimeRange[]> {
  const taken = await interviews.busyQuarters({ id: "", memberIds }, fromMs, untilMs);
  const offered = await interviews.offeredOfMembers(memberIds);
  const rangesOf = ({ times, durationMinutes }: Interview) =>
    times.map((time): TimeRange => [time, endOf(time, durationMinutes)]);
  return [...[...taken].map((start): TimeRange => [start, start + quarterMs]), ...offered.flatMap(rangesOf)];
}

/**
 * Proposes times for an interview, from tomorrow and for two weeks: in the free hours of everybody who takes part, without
 * what is planned or offered to others, and what their calendars hold.
 * @param privateHosts hosts of calendars that may be in a private network
 * @throws NotFoundError, NotAllowedError; ConflictError when one of them cannot take part
 */
export async function findFreeTimes(
  store: ServerStore,
  actor: ActingMember,
  reference: string,
  { members: ids, minutes }: { members: string[]; minutes: number },
  privateHosts: string[],
  nowMs = Date.now(),
): Promise<FreeTimes> {
  const record = await findApplication(store, actor, reference);
  requireEditor(actor);
  const members = (await store.members.list()).filter(
    (member): member is Member => ids.includes(member.id) && canBeAssigned(member, record),
  );
  if (members.length < new Set(ids).size)
    throw new ConflictError("One of the people taking part cannot work on this application.");
  const during: TimeRange = [nowMs + firstAfterMs, nowMs + lastAfterMs];
  const hours = await Promise.all(members.map(({ id }) => store.freeHours.ofMember(id)));
  const withoutHours = members.filter((_, index) => hours[index]?.length === 0).map(({ id }) => id);
  if (withoutHours.length > 0) return { times: [], withoutHours, unread: [] };
  const answers = await Promise.all(
    members.map((member) => readConnectedCalendar(store, member, during, privateHosts)),
  );
  const busy = [...(await interviewTimes(store, ids, during)), ...answers.flatMap(({ busy }) => busy)];
  const free = hours.map((week) => hoursDuring(week, during));
  const unread = answers.flatMap(({ problem }, index) =>
    problem === null ? [] : [{ memberId: members[index]?.id ?? "", reason: problem }],
  );
  return { times: proposeTimes(free, busy, minutes), withoutHours, unread };
}
