import type { Repositories } from "../../store/repositories.ts";
import { cancel } from "./schedule.ts";
import { isPast } from "./view-interview.ts";

/** Cancels the interviews to come of an application that its applicant withdrew. */
export async function cancelWithdrawn(
  repositories: Repositories,
  submissionId: string,
  nowMs: number,
): Promise<void> {
  for (const interview of await repositories.interviews.ofSubmissions([submissionId])) {
    const submission = await repositories.submissions.findById(submissionId);
    if (!submission || interview.state === "cancelled" || isPast(interview, nowMs)) continue;
    await cancel(repositories, { submission, interview, actorId: null, nowMs });
  }
}
