import type { Decision } from "#contract/desk/decisions.ts";
import type { Connection } from "../tables/schema.ts";

/** What the team decided about a submission. */
export type DecisionTable = Omit<Decision, "reasons" | "merits"> & {
  submissionId: string;
  /** JSON list. */
  reasons: string;
};

/** A decision without what merits.ts stores. */
export type StoredDecision = Omit<Decision, "merits"> & { submissionId: string };

const toDecision = ({ reasons, ...row }: DecisionTable): StoredDecision => ({
  ...row,
  reasons: JSON.parse(reasons) as Decision["reasons"],
});

/** The table `decisions`: the latest one of a submission counts. */
export function decisionRepository(db: Connection) {
  return {
    async find(id: string): Promise<Pick<DecisionTable, "submissionId" | "memberId"> | undefined> {
      return db
        .selectFrom("decisions")
        .select(["submissionId", "memberId"])
        .where("id", "=", id)
        .executeTakeFirst();
    },

    /** Latest first. */
    async ofSubmission(submissionId: string): Promise<StoredDecision[]> {
      const rows = await db
        .selectFrom("decisions")
        .selectAll()
        .where("submissionId", "=", submissionId)
        .orderBy("decidedAt", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toDecision);
    },

    /** The latest one of each of these submissions that has one, by the submission's id. */
    async latestOf(submissionIds: string[]): Promise<Map<string, StoredDecision>> {
      const rows = await db
        .selectFrom("decisions")
        .selectAll()
        .where("submissionId", "in", submissionIds)
        .orderBy("decidedAt")
        .orderBy("id", "desc")
        .execute();
      return new Map(rows.map((row) => [row.submissionId, toDecision(row)]));
    },

    async insert({ reasons, ...decision }: StoredDecision): Promise<void> {
      await db
        .insertInto("decisions")
        .values({ ...decision, reasons: JSON.stringify(reasons) })
        .execute();
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom("decisions").where("id", "=", id).execute();
    },
  };
}
