import type { Interview } from "../../store/repositories/interviews.ts";
import type { Repositories } from "../../store/repositories.ts";
import { hashToken } from "../../store/secret-token.ts";
import type { Store } from "../../store/store.ts";
import type { Submission } from "../../store/tables/schema.ts";
import { cancel, setTime, TimeTakenError } from "./schedule.ts";
import { isInTime, isPast } from "./view-interview.ts";

/** What opens an interview: the secret of its link, or the code of its application. */
type InterviewKey = { token: string } | { code: string; id: string };

/** `unknown`: no interview opens with this. `taken`: somebody else has the time. `closed`: it can no longer be changed. */
export type ApplicantChange = "done" | "unknown" | "taken" | "closed";

type Found = { interview: Interview; submission: Submission };

async function findInterview(
  { interviews, submissions }: Repositories,
  key: InterviewKey,
): Promise<Interview | undefined> {
  if ("token" in key) return interviews.findByTokenHash(hashToken(key.token));
  const submission = await submissions.findByCodeHash(hashToken(key.code));
  const interview = await interviews.find(key.id);
  return interview?.submissionId === submission?.id ? interview : undefined;
}

/** The interview that a key opens, with a lock on its submission. */
async function lockInterview(repositories: Repositories, key: InterviewKey): Promise<Found | null> {
  const { interviews, submissions } = repositories;
  const found = await findInterview(repositories, key);
  if (!found) return null;
  await submissions.lock(found.submissionId);
  // Read again, because another transaction may have changed them before the lock.
  const interview = await interviews.find(found.id);
  const submission = await submissions.findById(found.submissionId);
  return interview && submission ? { interview, submission } : null;
}

/** The applicant did something, or somebody declined to meet them: the application is unread, in the inbox again, and no longer put off. */
async function wakeApplication({ review, submissions }: Repositories, id: string): Promise<Submission> {
  await review.wake((await submissions.findById(id)) as Submission);
  return (await submissions.findById(id)) as Submission;
}

/** The same, because an interview falls through: from now on it is our turn. @returns the application's new version */
export async function wakeForInterview(
  repositories: Repositories,
  id: string,
  nowMs: number,
): Promise<number> {
  const { version } = await wakeApplication(repositories, id);
  await repositories.review.change(id, version, { interviewTurnAt: nowMs });
  return version + 1;
}

/** Sets or moves the time of an interview, to one that was offered. */
export async function chooseTime(
  { transaction }: Pick<Store, "transaction">,
  key: InterviewKey,
  startsAt: number,
  nowMs = Date.now(),
): Promise<ApplicantChange> {
  try {
    return await transaction(async (repositories) => {
      const found = await lockInterview(repositories, key);
      if (!found) return "unknown";
      const { interview } = found;
      // A form sent twice.
      if (interview.state === "chosen" && interview.startsAt === startsAt) return "done";
      const isOffered = interview.times.includes(startsAt);
      if (
        !isOffered ||
        !isInTime(interview, nowMs) ||
        !isInTime({ ...interview, state: "chosen", startsAt }, nowMs)
      )
        return "closed";
      const submission = await wakeApplication(repositories, interview.submissionId);
      await setTime(repositories, { submission, interview, actorId: null, nowMs }, startsAt);
      return "done";
    });
  } catch (error) {
    if (error instanceof TimeTakenError) return "taken";
    throw error;
  }
}

/** Cancels an interview, or refuses all times that were offered. */
export function cancelByApplicant(
  { transaction }: Pick<Store, "transaction">,
  key: InterviewKey,
  nowMs = Date.now(),
): Promise<ApplicantChange> {
  return transaction(async (repositories) => {
    const found = await lockInterview(repositories, key);
    if (!found) return "unknown";
    const { interview } = found;
    if (interview.state === "cancelled") return "done";
    if (isPast(interview, nowMs)) return "closed";
    const submission = await wakeApplication(repositories, interview.submissionId);
    await cancel(repositories, { submission, interview, actorId: null, nowMs });
    return "done";
  });
}
