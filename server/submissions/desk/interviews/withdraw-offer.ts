import type { Repositories } from "../../../store/repositories.ts";

/** Takes back the interview that a reply would have offered, when that reply is undone. */
export async function withdrawOffer(
  { interviews, review, submissions }: Repositories,
  replyId: string,
): Promise<void> {
  const interview = await interviews.ofReply(replyId);
  const submission = interview && (await submissions.findById(interview.submissionId));
  if (!interview || !submission) return;
  await interviews.update(interview.id, { state: "cancelled" });
  await review.change(submission.id, submission.version, { interviewTurnAt: null });
}
