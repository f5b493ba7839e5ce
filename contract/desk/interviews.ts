import * as z from "zod/mini";
import { interviewMinutes, maxOfferedTimes, maxTakingPart } from "../interviews.ts";
import { route } from "./route.ts";
import { requiredText } from "./text.ts";
import { versionNumber, wholeNumber } from "./whole-number.ts";

/** An interview that was offered. */
export const interviewSchema = z.object({
  id: z.string(),
  state: z.enum(["offered", "chosen", "cancelled"]),
  durationMinutes: z.number(),
  place: z.string(),
  memberIds: z.array(z.string()),
  /** The times that were offered, the earliest first. */
  times: z.array(z.number()),
  /** The chosen time; null without one. */
  startsAt: z.nullable(z.number()),
  /** Whether the applicant, who has not chosen a time, can still choose one: two hours ahead, and not taken by others. */
  hasTimeLeft: z.boolean(),
});
export type Interview = z.output<typeof interviewSchema>;

/** A time of Stockholm, such as `2026-11-30T10:15`. */
const localTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "Please enter a day and a time."));

const fewMembers = z
  .array(z.string())
  .check(z.maxLength(maxTakingPart, `At most ${maxTakingPart} people can take part.`));

const duration = z.literal(interviewMinutes, "Please choose how long the meeting takes.");

/**
 * `POST /api/applications/:reference/interviews`: sends times to choose from, in a reply that leaves ten seconds later and
 * can be undone like any other (`DELETE /api/replies/:id`). The ids are made by the desk, so that a request sent again
 * offers once. `PATCH /api/interviews/:id` moves a chosen interview, or sets the time of one that was offered; `DELETE`
 * cancels it; both write to the applicant and to who takes part. 409 when a time is taken, past, or does not exist, because
 * the clocks change, and when the interview was moved since its time was seen. One that is cancelled already stays so.
 */
const newInterviewSchema = z.strictObject({
  id: z.uuid(),
  replyId: z.uuid(),
  version: versionNumber,
  subject: requiredText(200),
  text: requiredText(20_000),
  durationMinutes: duration,
  place: requiredText(500),
  memberIds: fewMembers.check(z.minLength(1, "Please choose who takes part.")),
  times: z.array(localTime).check(z.minLength(1, "Please offer a time."), z.maxLength(maxOfferedTimes)),
});
export type NewInterview = z.output<typeof newInterviewSchema>;

/**
 * `GET /api/applications/:reference/free-times?members=ID,ID&minutes=30`: times within two weeks at which all of these
 * members are free, the earliest first.
 */
const freeTimesQuery = z.object({
  members: z.pipe(
    z.string().check(z.minLength(1)),
    z.pipe(
      z.transform((ids: string) => ids.split(",")),
      fewMembers,
    ),
  ),
  minutes: z.pipe(z.string(), z.pipe(z.transform(Number), duration)),
});
const freeTimesSchema = z.object({
  /** Times of Stockholm, as they are offered. */
  times: z.array(localTime),
  /** Who keeps no free hours, so that nothing can be proposed. */
  withoutHours: z.array(z.string()),
  /** Whose calendar could not be read, and why: they may be busy at these times. */
  unread: z.array(z.object({ memberId: z.string(), reason: z.string() })),
});
export type FreeTimes = z.output<typeof freeTimesSchema>;

const moveSchema = z.strictObject({
  startsAt: localTime,
  /** The time that was shown when the change was begun; null without one. */
  seenStartsAt: z.optional(z.nullable(z.number())),
});

/** `DELETE /api/interviews/:id?seenStartsAt=1764579600000`: the time that was shown, or `none`. */
const cancelQuery = z.object({
  seenStartsAt: z.optional(
    z.union([
      z.pipe(
        z.literal("none"),
        z.transform(() => null),
      ),
      wholeNumber(15),
    ]),
  ),
});

export const interviewApi = {
  offer: route("POST", "/applications/:reference/interviews", { body: newInterviewSchema }),
  freeTimes: route("GET", "/applications/:reference/free-times", {
    query: freeTimesQuery,
    answer: freeTimesSchema,
  }),
  move: route("PATCH", "/interviews/:id", { body: moveSchema }),
  cancel: route("DELETE", "/interviews/:id", { query: cancelQuery }),
};
