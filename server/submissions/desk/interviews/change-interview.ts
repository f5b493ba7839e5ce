import { formatDayAndTime } from "#contract/desk/format-day.ts";
import { ConflictError, NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";
import type { Interview } from "../../../store/repositories/interviews.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import { cancel, setTime, TimeTakenError } from "../../interviews/schedule.ts";
import { isPast } from "../../interviews/view-interview.ts";
import { lockApplicationOf, requireJudged } from "../find-application.ts";
import { interviewTimeMs } from "./local-time.ts";

type Found = { interview: Interview; record: InboxRecord };

/** An interview, with a lock on its application. */
async function lockInterview(repositories: Repositories, member: ActingMember, id: string): Promise<Found> {
  const { interviews } = repositories;
  const record = await lockApplicationOf(repositories, member, (await interviews.find(id))?.submissionId);
  requireJudged(record);
  const interview = await interviews.find(id);
  if (!interview) throw new NotFoundError();
  return { interview, record };
}

/** @throws ConflictError when an interview is over, or has another time than the one that the member saw */
function requireUnchanged(
  interview: Interview,
  seenStartsAt: number | null | undefined,
  nowMs: number,
): void {
  const { startsAt } = interview;
  if (isPast(interview, nowMs)) throw new ConflictError("This meeting is over.");
  if (seenStartsAt === undefined || seenStartsAt === startsAt) return;
  const time = startsAt === null ? "" : `, to ${formatDayAndTime(startsAt)}`;
  throw new ConflictError(
    `Nothing was changed, because this meeting was moved in the meantime${time}. Please close this and look again.`,
  );
}

/**
 * Moves an interview, or sets the time of one whose applicant has not chosen.
 * @param localTime of Stockholm
 * @param seenStartsAt the time that the member saw; anything when left out
 * @throws NotFoundError, NotAllowedError; ConflictError when it is over, was moved since, or the time cannot be had
 */
export async function moveInterview(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
  localTime: string,
  seenStartsAt?: number | null,
): Promise<void> {
  requireEditor(member);
  try {
    await transaction(async (repositories) => {
      const nowMs = Date.now();
      const { interview, record } = await lockInterview(repositories, member, id);
      if (interview.state === "cancelled") throw new ConflictError("This meeting has been cancelled.");
      const startsAt = interviewTimeMs(localTime, nowMs);
      if (interview.state === "chosen" && interview.startsAt === startsAt) return;
      requireUnchanged(interview, seenStartsAt, nowMs);
      const change = { submission: record, interview, actorId: member.id, nowMs };
      await setTime(repositories, change, startsAt);
      await recordActivity(repositories, member, "moveInterview", record.reference);
    });
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    throw new ConflictError(
      "One of the people taking part has another meeting at this time. Nothing was changed.",
    );
  }
}

/**
 * Cancels an interview, unless it is cancelled already.
 * @param seenStartsAt the time that the member saw; anything when left out
 * @throws NotFoundError, NotAllowedError; ConflictError when it is over or was moved since
 */
export function cancelInterview(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
  seenStartsAt?: number | null,
): Promise<void> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const nowMs = Date.now();
    const { interview, record } = await lockInterview(repositories, member, id);
    if (interview.state === "cancelled") return;
    requireUnchanged(interview, seenStartsAt, nowMs);
    await cancel(repositories, { submission: record, interview, actorId: member.id, nowMs });
    await recordActivity(repositories, member, "cancelInterview", record.reference);
  });
}
