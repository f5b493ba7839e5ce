import type { FormKind } from "#contract/forms/registry.ts";
import type { Connection, Submission } from "./schema.ts";

/** What members change: stage, assignee, archive. */
export type ReviewChange = Partial<Pick<Submission, "stage" | "assigneeId" | "archivedAt">>;

/** What members do with submissions, in the tables `submissions` and `reads`. */
export function reviewRepository(db: Connection) {
  return {
    /** Changes a submission that is still of this version, and raises it. @returns whether it was */
    async change(id: string, version: number, change: ReviewChange): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("submissions")
        .set({ ...change, version: version + 1 })
        .where("id", "=", id)
        .where("version", "=", version)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** @returns whether it was opened for the first time */
    async markOpened(id: string, nowMs: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("submissions")
        .set({ firstOpenedAt: nowMs })
        .where("id", "=", id)
        .where("firstOpenedAt", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async markReplied(id: string, nowMs: number): Promise<void> {
      await db
        .updateTable("submissions")
        .set({ firstRepliedAt: nowMs })
        .where("id", "=", id)
        .where("firstRepliedAt", "is", null)
        .execute();
    },

    /** Clears the time of the first reply when it is this one: that reply was undone. */
    async unmarkReplied(id: string, repliedAt: number): Promise<void> {
      await db
        .updateTable("submissions")
        .set({ firstRepliedAt: null })
        .where("id", "=", id)
        .where("firstRepliedAt", "=", repliedAt)
        .execute();
    },

    /** @param sequence of the submission */
    async markRead(memberId: string, sequence: number, readAt: number): Promise<void> {
      await db
        .insertInto("reads")
        .values({ memberId, sequence, readAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async markUnread(memberId: string, sequence: number): Promise<void> {
      await db
        .deleteFrom("reads")
        .where("memberId", "=", memberId)
        .where("sequence", "=", sequence)
        .execute();
    },

    /** Gives submissions of earlier versions the first stage of their form. */
    async fillMissingStages(form: FormKind, stage: string): Promise<void> {
      await db
        .updateTable("submissions")
        .set({ stage })
        .where("form", "=", form)
        .where("stage", "is", null)
        .execute();
    },
  };
}
