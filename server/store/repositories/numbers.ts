import type { Access } from "#contract/desk/access.ts";
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
};

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
            ])
            .where(isCovered(access))
            .where("status", "!=", "quarantined")
            .where("receivedAt", ">=", sinceMs)
            .where("receivedAt", "<", untilMs)
            .execute(),

    /** Every stage that these submissions ever moved to, each once. */
    async stagesReached(
      access: Access,
      sinceMs: number,
      untilMs: number,
    ): Promise<{ submissionId: string; stage: string }[]> {
      if (seesNothing(access)) return [];
      const rows = await db
        .selectFrom("timeline")
        .innerJoin("submissions", "submissions.id", "timeline.submissionId")
        .select(["timeline.submissionId", "timeline.details"])
        .where("timeline.kind", "=", "stage")
        .where(isCovered(access))
        .where("submissions.receivedAt", ">=", sinceMs)
        .where("submissions.receivedAt", "<", untilMs)
        .execute();
      return rows.map(({ submissionId, details }) => ({ submissionId, stage: JSON.parse(details).to }));
    },
  };
}
