import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { Subject } from "#contract/desk/access.ts";
import type { Judgement } from "#contract/desk/readings.ts";
import { writesRows } from "../connection/writes-rows.ts";
import { needsJudgements, type OpenStages } from "../queries/waiting-query.ts";
import type { Connection, Database } from "../tables/schema.ts";

/** A member who was asked to read a submission, and their judgement. */
export type ReadingTable = {
  id: string;
  submissionId: string;
  memberId: string;
  state: "asked" | "judged" | "steppedAside" | "released";
  /** 1 when the applicant is withheld from this reader until they have judged; see withheld-fields.ts. */
  isBlind: 0 | 1;
  askedAt: number;
  dueAt: number;
  judgedAt: number | null;
  /** JSON; null without one. Read only in this file. */
  judgement: string | null;
};

/** A reading without its judgement. */
export type ReadingState = Omit<ReadingTable, "judgement">;
export type VisibleReading = ReadingState & { judgement: Judgement | null };

const eb = expressionBuilder<Database, "submissions">();

/** The readings of a submission that a member was asked for and has not given. */
const askedOf = (memberId: string) =>
  eb
    .selectFrom("readings")
    .select("readings.id")
    .where("readings.memberId", "=", memberId)
    .where("readings.state", "=", "asked")
    .whereRef("readings.submissionId", "=", "submissions.id");

/** Whether the applicant of a submission is withheld from a member, who has yet to judge it. */
export const isBlindFor = (memberId: string) =>
  eb.exists(askedOf(memberId).where("readings.isBlind", "=", 1));

/** Whether a member was asked to read a submission and has not judged it. */
export const isToReadBy = (memberId: string) => eb.exists(askedOf(memberId));

/**
 * Hides what a viewer may not see. Readers see the others' judgements once their own is in, everybody else once nobody is
 * left who was asked.
 * @param ofSubmission all readings of one submission
 */
function withoutUnseenJudgements(viewerId: string | null, ofSubmission: ReadingTable[]): VisibleReading[] {
  const own = ofSubmission.find(({ memberId }) => memberId === viewerId);
  const seesAll =
    viewerId === null || own?.state === "judged" || ofSubmission.every(({ state }) => state !== "asked");
  return ofSubmission.map(({ judgement, ...reading }) => ({
    ...reading,
    judgement: seesAll && judgement !== null ? (JSON.parse(judgement) as Judgement) : null,
  }));
}

/** The table `readings`. Judgements leave it only through `ofSubmissions`. */
export function readingRepository(db: Connection) {
  const states = db
    .selectFrom("readings")
    .select(["id", "submissionId", "memberId", "state", "isBlind", "askedAt", "dueAt", "judgedAt"]);
  async function ofSubmissions(submissionIds: string[], viewerId: string | null): Promise<VisibleReading[]> {
    const rows = await db
      .selectFrom("readings")
      .selectAll()
      .where("submissionId", "in", submissionIds)
      .orderBy("askedAt")
      .orderBy("id")
      .execute();
    const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
    return [...bySubmission.values()].flatMap((readings) => withoutUnseenJudgements(viewerId, readings));
  }
  return {
    /** Asks a member. @returns false when they were asked before and not released */
    async ask(reading: Pick<ReadingTable, "submissionId" | "memberId" | "isBlind" | "askedAt" | "dueAt">) {
      const { isBlind, askedAt, dueAt } = reading;
      return writesRows(
        db
          .insertInto("readings")
          .values({ ...reading, id: crypto.randomUUID(), state: "asked", judgedAt: null, judgement: null })
          .onConflict((conflict) =>
            conflict
              .columns(["submissionId", "memberId"])
              .doUpdateSet({ state: "asked", isBlind, askedAt, dueAt })
              .where("readings.state", "=", "released"),
          ),
      );
    },

    /** In the order in which they were asked. */
    statesOf: (submissionId: string): Promise<ReadingState[]> =>
      states.where("submissionId", "=", submissionId).orderBy("askedAt").orderBy("id").execute(),

    /**
     * In the order in which they were asked, with the judgements that the viewer may see.
     * @param viewerId a member; null for who answers a person's request outside the desk
     */
    ofSubmission: (submissionId: string, viewerId: string | null): Promise<VisibleReading[]> =>
      ofSubmissions([submissionId], viewerId),

    /** The same of several submissions. */
    ofSubmissions,

    /** Stores the judgement of a reader who was asked. @returns false when they have none to give */
    async judge(id: string, judgement: Judgement, judgedAt: number): Promise<boolean> {
      return writesRows(
        db
          .updateTable("readings")
          .set({ state: "judged", judgement: JSON.stringify(judgement), judgedAt })
          .where("id", "=", id)
          .where("state", "=", "asked"),
      );
    },

    /** Ends a reading that has no judgement. */
    async end(id: string, state: "steppedAside" | "released"): Promise<void> {
      await db
        .updateTable("readings")
        .set({ state })
        .where("id", "=", id)
        .where("state", "=", "asked")
        .execute();
    },

    /**
     * Readings that a member has yet to judge, with what decides who sees the application.
     * @param openStages only those of applications that still need judgements; all when left out
     */
    openOfMember: (memberId: string, openStages?: OpenStages) =>
      db
        .selectFrom("readings")
        .innerJoin("submissions", "submissions.id", "readings.submissionId")
        .select([
          "readings.id",
          "readings.submissionId",
          "readings.dueAt",
          "submissions.reference",
          "submissions.form",
          "submissions.position",
          "submissions.venture",
        ])
        .where("readings.memberId", "=", memberId)
        .where("readings.state", "=", "asked")
        .$if(openStages !== undefined, (query) => query.where(needsJudgements(eb, openStages as OpenStages)))
        .execute() as Promise<
        (Pick<ReadingTable, "id" | "submissionId" | "dueAt"> & { reference: string } & Subject)[]
      >,

    /** How many readings that are still needed each member has yet to judge, and when they were asked last. */
    async loads(openStages: OpenStages): Promise<Map<string, { open: number; lastAskedAt: number }>> {
      const isOwed = eb.and([sql<SqlBool>`readings."state" = 'asked'`, needsJudgements(eb, openStages)]);
      const rows = await db
        .selectFrom("readings")
        .innerJoin("submissions", "submissions.id", "readings.submissionId")
        .select(({ fn }) => [
          "readings.memberId",
          sql<number>`sum(case when ${isOwed} then 1 else 0 end)`.as("open"),
          fn.max<number>("readings.askedAt").as("lastAskedAt"),
        ])
        .groupBy("readings.memberId")
        .execute();
      return new Map(
        rows.map(({ memberId, open, lastAskedAt }) => [
          memberId,
          { open: Number(open), lastAskedAt: Number(lastAskedAt) },
        ]),
      );
    },
  };
}
