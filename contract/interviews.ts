import * as z from "zod/mini";
import { hourMs, minuteMs } from "./durations.ts";

/** Interviews begin and end on a quarter of an hour, so that two of a member are kept apart by their quarters. */
export const quarterMs = 15 * minuteMs;

/** How long before its start a time can be chosen, and an interview be moved by the applicant. */
export const noticeMs = 2 * hourMs;

/** How many days ahead an interview can be. */
export const maxDaysAhead = 365;

export const maxOfferedTimes = 20;
export const maxTakingPart = 10;
export const interviewMinutes = [15, 30, 45, 60, 90, 120] as const;

/** A calendar entry, without data of the applicant. */
export const calendarEventSchema = z.strictObject({
  sequence: z.number(),
  startsAt: z.number(),
  durationMinutes: z.number(),
});
export type CalendarEvent = z.output<typeof calendarEventSchema>;

/** An interview as its applicant sees it. */
export type InterviewView = {
  id: string;
  state: "offered" | "chosen" | "past" | "cancelled";
  /** The chosen time in milliseconds; null without one. */
  startsAt: number | null;
  durationMinutes: number;
  place: string;
  /** Names of who of the team takes part. */
  members: string[];
  /** The time zone that the applicant asked for, beside that of Stockholm; null without one. */
  zone: string | null;
  /** Times that can be chosen now, the earliest first; without the chosen one. */
  times: number[];
};

/** The same on the page of its link, with the secret of that link. */
export type LinkedInterview = InterviewView & { token: string };
