import type { Repositories } from "../../../store/repositories.ts";
import { endOf } from "../../interviews/quarters.ts";
import { cancel } from "../../interviews/schedule.ts";

/**
 * `interviewTurnAt` of an application by the interviews that it has left: their ends, the last offered times where none is
 * chosen, and when one was cancelled or ended because whoever took part can no longer. Null without any.
 */
async function interviewTurnOf(
  { interviews, timeline }: Repositories,
  submissionId: string,
): Promise<number | null> {
  const turns = (await interviews.ofSubmissions([submissionId]))
    // One that everybody has left is held by nobody.
    .filter(({ state, memberIds }) => state !== "cancelled" && memberIds.length > 0)
    .map(({ startsAt, durationMinutes, times }) =>
      startsAt === null ? (times.at(-1) ?? 0) : endOf(startsAt, durationMinutes),
    );
  for (const { kind, at, details } of await timeline.ofSubmission(submissionId)) {
    // Of a reader, it has no `startsAt`.
    const isLeft = kind === "readerReleased" && "startsAt" in JSON.parse(details);
    if (kind === "interviewCancelled" || isLeft) turns.push(at);
  }
  return turns.length === 0 ? null : Math.max(...turns);
}

/**
 * Takes back the interview that a reply would have offered, when that reply is undone. Where its time was set meanwhile, it
 * is cancelled in everybody's calendar.
 */
export async function withdrawOffer(
  repositories: Repositories,
  replyId: string,
  actorId: string,
): Promise<void> {
  const { interviews, review, submissions } = repositories;
  const interview = await interviews.ofReply(replyId);
  const submission = interview && (await submissions.findById(interview.submissionId));
  if (!interview || !submission) return;
  if (interview.state === "chosen") {
    await cancel(repositories, { submission, interview, actorId, nowMs: Date.now() });
    return;
  }
  await interviews.update(interview.id, { state: "cancelled" });
  const interviewTurnAt = await interviewTurnOf(repositories, submission.id);
  await review.change(submission.id, submission.version, { interviewTurnAt });
}
