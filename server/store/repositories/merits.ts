import type { Merits } from "#contract/desk/decisions.ts";
import type { Connection } from "../tables/schema.ts";

/**
 * What decided for somebody who was hired, without their name. It stays when the application is erased, and the decision
 * with it.
 */
export type MeritsTable = Merits & {
  decisionId: string;
  position: string;
  /** The company whose job it was; empty in merits of earlier versions. */
  venture: string;
  decidedAt: number;
};

/** The table `merits`. */
export function meritsRepository(db: Connection) {
  const texts = db.selectFrom("merits").select(["education", "experience", "other"]);
  return {
    async insert(merits: MeritsTable): Promise<void> {
      await db.insertInto("merits").values(merits).execute();
    },

    ofDecision: (decisionId: string): Promise<Merits | undefined> =>
      texts.where("decisionId", "=", decisionId).executeTakeFirst(),

    /** Of everybody who was hired for a position at a venture, oldest first. */
    ofPosition: (position: string, venture: string): Promise<Merits[]> =>
      texts
        .where("position", "=", position)
        .where("venture", "in", [venture, ""])
        .orderBy("decidedAt")
        .orderBy("decisionId")
        .execute(),

    async delete(decisionId: string): Promise<void> {
      await db.deleteFrom("merits").where("decisionId", "=", decisionId).execute();
    },

    async deleteBefore(timeMs: number): Promise<void> {
      await db.deleteFrom("merits").where("decidedAt", "<", timeMs).execute();
    },
  };
}
