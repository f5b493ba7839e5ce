import type { Selectable } from "kysely";
import type { InterviewTable } from "../tables/interview-tables.ts";
import type { Connection } from "../tables/schema.ts";

export type StoredInterview = Selectable<InterviewTable>;

/** An interview with the ids of who takes part, and the times that were offered, the earliest first. */
export type Interview = StoredInterview & { memberIds: string[]; times: number[] };

/** The tables of interviews. */
export function interviewRepository(db: Connection) {
  const select = () => db.selectFrom("interviews").selectAll("interviews");

  async function complete(rows: StoredInterview[]): Promise<Interview[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const members = await db
      .selectFrom("interviewMembers")
      .selectAll()
      .where("interviewId", "in", ids)
      .orderBy("memberId")
      .execute();
    const times = await db
      .selectFrom("interviewTimes")
      .selectAll()
      .where("interviewId", "in", ids)
      .orderBy("startsAt")
      .execute();
    return rows.map((row) => ({
      ...row,
      memberIds: members.filter(({ interviewId }) => interviewId === row.id).map(({ memberId }) => memberId),
      times: times.filter(({ interviewId }) => interviewId === row.id).map(({ startsAt }) => startsAt),
    }));
  }
  const completeFirst = async (rows: StoredInterview[]) => (await complete(rows))[0];

  return {
    async insert({ memberIds, times, ...interview }: Interview): Promise<void> {
      await db.insertInto("interviews").values(interview).execute();
      const { id: interviewId } = interview;
      await db
        .insertInto("interviewMembers")
        .values(memberIds.map((memberId) => ({ interviewId, memberId })))
        .execute();
      await db
        .insertInto("interviewTimes")
        .values(times.map((startsAt) => ({ interviewId, startsAt })))
        .execute();
    },

    find: async (id: string): Promise<Interview | undefined> =>
      completeFirst(await select().where("id", "=", id).execute()),

    /** The interview that a reply offers. */
    ofReply: async (replyId: string): Promise<Interview | undefined> =>
      completeFirst(await select().where("replyId", "=", replyId).execute()),

    findByTokenHash: async (tokenHash: string): Promise<Interview | undefined> =>
      completeFirst(
        await select()
          .innerJoin("interviewTokens", "interviewTokens.interviewId", "interviews.id")
          .where("tokenHash", "=", tokenHash)
          .execute(),
      ),

    /** Of several submissions, the earliest offer first. */
    ofSubmissions: async (submissionIds: string[]): Promise<Interview[]> =>
      complete(
        await select()
          .where("submissionId", "in", submissionIds)
          .orderBy("createdAt")
          .orderBy("id")
          .execute(),
      ),

    /** Chosen interviews in which a member takes part, and which begin after a time, the earliest first. */
    chosenOfMember: async (memberId: string, fromMs: number): Promise<Interview[]> =>
      complete(
        await select()
          .innerJoin("interviewMembers", "interviewMembers.interviewId", "interviews.id")
          .where("memberId", "=", memberId)
          .where("state", "=", "chosen")
          .where("startsAt", ">", fromMs)
          .orderBy("startsAt")
          .execute(),
      ),

    /** Interviews in which a member takes part, unless they were cancelled; also those that are over. */
    pendingOfMember: async (memberId: string): Promise<Interview[]> =>
      complete(
        await select()
          .innerJoin("interviewMembers", "interviewMembers.interviewId", "interviews.id")
          .where("memberId", "=", memberId)
          .where("state", "!=", "cancelled")
          .orderBy("interviews.id")
          .execute(),
      ),

    /** Takes a member out of an interview, whose time they are free at then. */
    async removeMember(interviewId: string, memberId: string): Promise<void> {
      for (const table of ["interviewMembers", "busyQuarters"] as const) {
        await db
          .deleteFrom(table)
          .where("interviewId", "=", interviewId)
          .where("memberId", "=", memberId)
          .execute();
      }
    },

    /** Interviews of any of these members whose applicant has not chosen a time. */
    offeredOfMembers: async (memberIds: string[]): Promise<Interview[]> =>
      complete(
        await select()
          .where("state", "=", "offered")
          .where("id", "in", (eb) =>
            eb.selectFrom("interviewMembers").select("interviewId").where("memberId", "in", memberIds),
          )
          .execute(),
      ),

    /** Interviews whose applicant has not chosen a time, while it is not yet our turn because of one; none of what is archived. */
    openOffers: async (nowMs: number): Promise<Interview[]> =>
      complete(
        await select()
          .innerJoin("submissions", "submissions.id", "interviews.submissionId")
          .where("interviews.state", "=", "offered")
          .where("submissions.interviewTurnAt", ">", nowMs)
          .where("submissions.archivedAt", "is", null)
          .orderBy("interviews.id")
          .execute(),
      ),

    /** Lets a token open an interview, unless it is gone. */
    async saveToken(tokenHash: string, interviewId: string): Promise<void> {
      await db
        .insertInto("interviewTokens")
        .columns(["tokenHash", "interviewId"])
        .expression((eb) =>
          eb
            .selectFrom("interviews")
            .select((from) => [from.val(tokenHash).as("tokenHash"), "interviews.id"])
            .where("interviews.id", "=", interviewId),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async update(
      id: string,
      change: Partial<Pick<StoredInterview, "state" | "startsAt" | "calendarSequence" | "remindedAt">>,
    ): Promise<void> {
      await db.updateTable("interviews").set(change).where("id", "=", id).execute();
    },

    /**
     * Takes quarters of an hour for an interview, for each of its members, in place of those it had.
     * @returns false when another interview has one of them: the transaction must be rolled back then
     */
    async takeQuarters({ id, memberIds }: Interview, quarters: number[]): Promise<boolean> {
      await db.deleteFrom("busyQuarters").where("interviewId", "=", id).execute();
      if (memberIds.length === 0) return true;
      // In one order, so that two transactions that want the same do not wait for each other.
      const rows = [...memberIds]
        .sort()
        .flatMap((memberId) => quarters.map((startsAt) => ({ memberId, startsAt, interviewId: id })));
      const inserted = await db
        .insertInto("busyQuarters")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning("startsAt")
        .execute();
      return inserted.length === rows.length;
    },

    async freeQuarters(id: string): Promise<void> {
      await db.deleteFrom("busyQuarters").where("interviewId", "=", id).execute();
    },

    /** The quarters between two times that one of these members spends in another interview. */
    async busyQuarters(
      { id, memberIds }: Pick<Interview, "id" | "memberIds">,
      fromMs: number,
      untilMs: number,
    ): Promise<Set<number>> {
      const rows = await db
        .selectFrom("busyQuarters")
        .select("startsAt")
        .where("memberId", "in", memberIds)
        .where("interviewId", "!=", id)
        .where("startsAt", ">=", fromMs)
        .where("startsAt", "<", untilMs)
        .execute();
      return new Set(rows.map(({ startsAt }) => startsAt));
    },

    /** Interviews to begin between two times of which nobody was reminded yet. Each is given once. */
    async claimReminders(fromMs: number, untilMs: number): Promise<Interview[]> {
      const rows = await db
        .updateTable("interviews")
        .set((eb) => ({ remindedAt: eb.ref("startsAt") }))
        .where("state", "=", "chosen")
        .where("startsAt", ">", fromMs)
        .where("startsAt", "<=", untilMs)
        .where("remindedAt", "is", null)
        .returningAll()
        .execute();
      return complete(rows);
    },
  };
}
