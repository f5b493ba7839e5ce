import type { FormKind } from "#contract/forms/registry.ts";
import { writesRows } from "../connection/writes-rows.ts";
import { hasUnanswered, isAnswerMissing } from "../queries/waiting-query.ts";
import type { Connection, Submission } from "../tables/schema.ts";

/** Fields that members change; with nothing, only the version rises. */
export type ReviewChange = Partial<
  Pick<Submission, "stage" | "assigneeId" | "archivedAt" | "putOffUntil" | "decidedAt" | "interviewTurnAt">
>;

/** Members' work on submissions, in the tables `submissions` and `reads`. */
export function reviewRepository(db: Connection) {
  /** Stores what the applicant did, which nobody has read yet. It is no longer put off. */
  async function changeByApplicant(
    { id, sequence, version }: Pick<Submission, "id" | "sequence" | "version">,
    change: Partial<Submission>,
  ): Promise<void> {
    await db
      .updateTable("submissions")
      .set({ ...change, putOffUntil: null, version: version + 1 })
      .where("id", "=", id)
      .execute();
    await db.deleteFrom("reads").where("sequence", "=", sequence).execute();
  }
  return {
    /** Changes a submission that is still of this version, and raises it. @returns whether it was */
    async change(id: string, version: number, change: ReviewChange): Promise<boolean> {
      return writesRows(
        db
          .updateTable("submissions")
          .set({ ...change, version: version + 1 })
          .where("id", "=", id)
          .where("version", "=", version),
      );
    },

    /** Sets when it is our turn because of an interview, without a new version: nobody changed anything. */
    async setInterviewTurn(id: string, interviewTurnAt: number): Promise<void> {
      await db.updateTable("submissions").set({ interviewTurnAt }).where("id", "=", id).execute();
    },

    /**
     * Submissions of a form that are assigned to a member and need work: in one of these stages, archived ones too, or not
     * answered.
     */
    openOfAssignee: (assigneeId: string, form: FormKind, openStages: string[]) =>
      db
        .selectFrom("submissions")
        .select(["id", "reference", "version", "form", "position", "venture"])
        .where("assigneeId", "=", assigneeId)
        .where("form", "=", form)
        .where((eb) =>
          eb.or([
            eb("stage", "in", openStages),
            isAnswerMissing,
            eb.and([hasUnanswered, eb("archivedAt", "is", null), eb("withdrawnAt", "is", null)]),
          ]),
        )
        .where("status", "!=", "erased")
        .orderBy("sequence")
        .execute(),

    /** @returns whether it was opened for the first time */
    async markOpened(id: string, nowMs: number): Promise<boolean> {
      return writesRows(
        db
          .updateTable("submissions")
          .set({ firstOpenedAt: nowMs })
          .where("id", "=", id)
          .where("firstOpenedAt", "is", null),
      );
    },

    /**
     * Records that the applicant wrote: the submission is unread for everybody, in the inbox again, and no longer put
     * off.
     */
    receive: (submission: Pick<Submission, "id" | "sequence" | "version">, nowMs: number): Promise<void> =>
      changeByApplicant(submission, { lastReceivedAt: nowMs, archivedAt: null }),

    /** Records that an interview needs attention: its submission is unread for everybody, in the inbox again, and no longer put off. */
    wake: (submission: Pick<Submission, "id" | "sequence" | "version">): Promise<void> =>
      changeByApplicant(submission, { archivedAt: null }),

    /** Records that the applicant withdrew it: it is unread for everybody, and nothing is promised any more. */
    withdraw: (submission: Pick<Submission, "id" | "sequence" | "version">, nowMs: number): Promise<void> =>
      changeByApplicant(submission, { withdrawnAt: nowMs, answerDueAt: null }),

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

    /** Gives applications for a job that were stored by an earlier version its company. */
    async fillMissingVentures(job: { position: string; sourcePage: string; company: string }): Promise<void> {
      await db
        .updateTable("submissions")
        .set({ venture: job.company })
        .where("form", "=", "career")
        .where("position", "=", job.position)
        .where("sourcePage", "in", [job.sourcePage, ""])
        .where("venture", "=", "")
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
