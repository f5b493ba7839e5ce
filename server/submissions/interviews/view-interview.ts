import { type InterviewView, type LinkedInterview, noticeMs } from "#contract/interviews.ts";
import type { Interview } from "../../store/repositories/interviews.ts";
import type { Repositories } from "../../store/repositories.ts";
import { hashToken } from "../../store/secret-token.ts";
import { memberNames } from "./member-names.ts";
import { endOf, quartersOf } from "./quarters.ts";

/** The offered times that can still be chosen: in time, and free for everybody who takes part. */
export async function freeTimes(
  { interviews }: Pick<Repositories, "interviews">,
  interview: Interview,
  nowMs: number,
): Promise<number[]> {
  const { durationMinutes, startsAt } = interview;
  const times = interview.times.filter((time) => time >= nowMs + noticeMs && time !== startsAt);
  const last = times.at(-1);
  if (last === undefined) return [];
  const busy = await interviews.busyQuarters(interview, nowMs, endOf(last, durationMinutes));
  return times.filter((time) => !quartersOf(time, durationMinutes).some((quarter) => busy.has(quarter)));
}

/** Whether a chosen interview is over. */
export const isPast = ({ startsAt, durationMinutes }: Interview, nowMs: number): boolean =>
  startsAt !== null && endOf(startsAt, durationMinutes) <= nowMs;

/** Whether an interview is set, or one of the times offered for it can still come. */
export const isToCome = (
  { state, startsAt, times }: Pick<Interview, "state" | "startsAt" | "times">,
  nowMs: number,
): boolean => state !== "cancelled" && (startsAt ?? times.at(-1) ?? 0) > nowMs;

/** Whether an application has such an interview. */
export const hasToCome = async (
  { interviews }: Pick<Repositories, "interviews">,
  submissionId: string,
  nowMs: number,
): Promise<boolean> =>
  (await interviews.ofSubmissions([submissionId])).some((interview) => isToCome(interview, nowMs));

/** Whether the applicant may still move an interview, or choose its time. */
export const isInTime = ({ state, startsAt }: Interview, nowMs: number): boolean =>
  state === "offered" || (state === "chosen" && startsAt !== null && startsAt >= nowMs + noticeMs);

/** An interview as its applicant sees it. @param zone a time zone that exists */
async function toView(
  repositories: Pick<Repositories, "interviews" | "members">,
  interview: Interview,
  zone: string | null,
  nowMs: number,
): Promise<InterviewView> {
  const { id, state, startsAt, durationMinutes, place } = interview;
  return {
    id,
    zone,
    state: state === "chosen" && isPast(interview, nowMs) ? "past" : state,
    startsAt,
    durationMinutes,
    place,
    members: memberNames(await repositories.members.list(), interview),
    times: isInTime(interview, nowMs) ? await freeTimes(repositories, interview, nowMs) : [],
  };
}

/** The interview that a link opens, as its applicant sees it; null when there is none. @param zone a time zone that exists */
export async function viewInterview(
  repositories: Pick<Repositories, "interviews" | "members">,
  token: string,
  zone: string | null = null,
  nowMs = Date.now(),
): Promise<LinkedInterview | null> {
  const interview = await repositories.interviews.findByTokenHash(hashToken(token));
  return interview ? { ...(await toView(repositories, interview, zone, nowMs)), token } : null;
}

/**
 * The last interview of an application that its applicant knows of: the mail that offers it was delivered, or a time is
 * set. Null without one. @param zone a time zone that exists
 */
export async function viewLastInterview(
  repositories: Pick<Repositories, "interviews" | "members" | "replies">,
  submissionId: string,
  zone: string | null,
  nowMs = Date.now(),
): Promise<InterviewView | null> {
  const { interviews, replies } = repositories;
  for (const interview of (await interviews.ofSubmissions([submissionId])).reverse()) {
    const isKnown = interview.startsAt !== null || (await replies.find(interview.replyId))?.state === "sent";
    if (isKnown) return toView(repositories, interview, zone, nowMs);
  }
  return null;
}
