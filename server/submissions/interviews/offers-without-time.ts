import type { FastifyBaseLogger } from "fastify";
import { minuteMs } from "#contract/durations.ts";
import type { Store } from "../../store/store.ts";
import { startRepeating, type Worker } from "../../worker.ts";
import { freeTimes } from "./view-interview.ts";

const intervalMs = minuteMs / 2;

/**
 * Makes it our turn where the applicant can no longer choose any of the offered times, because it is too late for them or
 * who takes part has other meetings by now: once for each offer, however many servers look. Nobody did anything, so the
 * application stays read, put off, and of the same version.
 * @returns of how many
 */
export async function noticeOffersWithoutTime(
  store: Pick<Store, "transaction" | "interviews">,
  nowMs: number,
): Promise<number> {
  let count = 0;
  for (const offer of await store.interviews.openOffers(nowMs)) {
    if ((await freeTimes(store, offer, nowMs)).length > 0) continue;
    const { id, submissionId } = offer;
    count += await store.transaction(async (repositories) => {
      const { changes, interviews, review, submissions } = repositories;
      await submissions.lock(submissionId);
      // The applicant may have answered, or another server noticed it, before the lock.
      const found = await interviews.find(id);
      const turnAt = (await submissions.findById(submissionId))?.interviewTurnAt;
      if (found?.state !== "offered" || turnAt !== found.times.at(-1)) return 0;
      if ((await freeTimes(repositories, found, nowMs)).length > 0) return 0;
      await review.setInterviewTurn(submissionId, nowMs);
      await changes.addApplications([submissionId]);
      return 1;
    });
  }
  return count;
}

type Options = {
  store: Pick<Store, "transaction" | "interviews">;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
};

/** Starts the worker that notices offers of which no time is left. */
export function startOfferChecks({ store, log }: Options): Worker {
  const work = async () => {
    const count = await noticeOffersWithoutTime(store, Date.now());
    if (count > 0) log.info({ count }, "No time is left of offers for meetings");
  };
  return startRepeating(work, intervalMs, log, "Offers for meetings could not be checked yet");
}
