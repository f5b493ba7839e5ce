import type { Access } from "#contract/desk/access.ts";
import { minuteMs } from "#contract/durations.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { isCovered, seesNothing } from "../queries/access-query.ts";
import type { Connection } from "../tables/schema.ts";

/** Source of the numbers: one submission, without personal data. */
export type SubmissionTimes = {
  id: string;
  form: FormKind;
  position: string;
  sourcePage: string;
  stage: string | null;
  receivedAt: number;
  firstOpenedAt: number | null;
  firstRepliedAt: number | null;
  withdrawnAt: number | null;
};

/** A move to another stage, as the timeline has it. */
type Move = { submissionId: string; at: number; from?: string; to: string; replyId?: string };

/** Whether a move was undone: soon, as the desk offers it, or with the reply that made it. @param next the move after it */
const isUndone = (move: Move, next: Move | undefined): boolean =>
  next?.submissionId === move.submissionId &&
  next.from === move.to &&
  next.to === move.from &&
  (next.at - move.at <= minuteMs || (next.replyId !== undefined && next.replyId === move.replyId));

/** Reads for the desk's numbers. Erased submissions count; those in quarantine do not. */
export function numberRepository(db: Connection) {
  return {
    /** Submissions received from one time up to another. */
    submissions: async (access: Access, sinceMs: number, untilMs: number): Promise<SubmissionTimes[]> =>
      seesNothing(access)
        ? []
        : db
            .selectFrom("submissions")
            .select([
              "id",
              "form",
              "position",
              "sourcePage",
              "stage",
              "receivedAt",
              "firstOpenedAt",
              "firstRepliedAt",
              "withdrawnAt",
            ])
            .where(isCovered(access))
            .where("status", "!=", "quarantined")
            .where("receivedAt", ">=", sinceMs)
            .where("receivedAt", "<", untilMs)
            .execute(),

    /** Every stage that these submissions ever moved to, without moves that were undone. */
    async stagesReached(
      access: Access,
      sinceMs: number,
      untilMs: number,
    ): Promise<{ submissionId: string; stage: string }[]> {
      if (seesNothing(access)) return [];
      const rows = await db
        .selectFrom("timeline")
        .innerJoin("submissions", "submissions.id", "timeline.submissionId")
        .select(["timeline.submissionId", "timeline.at", "timeline.details"])
        .where("timeline.kind", "=", "stage")
        .where(isCovered(access))
        .where("submissions.receivedAt", ">=", sinceMs)
        .where("submissions.receivedAt", "<", untilMs)
        .orderBy("timeline.submissionId")
        .orderBy("timeline.at")
        .orderBy("timeline.sequence")
        .execute();
      const moves = rows.map(({ details, ...row }): Move => ({ ...JSON.parse(details), ...row }));
      return moves
        .filter((move, index) => !isUndone(move, moves[index + 1]))
        .map(({ submissionId, to }) => ({ submissionId, stage: to }));
    },
  };
}
