import { type SqlBool, sql } from "kysely";
import type { FormKind } from "#contract/forms/registry.ts";
import { seesNothing, visibleSequences } from "../queries/access-query.ts";
import {
  countByForm,
  dueKeyOf,
  type InboxQuery,
  isReadBy,
  matchingSubmissions,
} from "../queries/inbox-query.ts";
import {
  isOpen,
  owesAnswer,
  type TurnRules,
  turnColumns,
  type WaitingQuery,
} from "../queries/waiting-query.ts";
import { withoutApplicant } from "../queries/withheld-fields.ts";
import type { Connection, Dialect, Submission } from "../tables/schema.ts";
import { isBlindFor, isToReadBy } from "./readings.ts";

export type InboxRecord = Omit<Submission, "codeHash"> & {
  isUnread: boolean;
  /** Whether the member has yet to judge it. */
  isToRead: boolean;
  toReadUntil: number | null;
  /** Whether the applicant is withheld from the member until then: `fields` and `email` are without them. */
  isBlind: boolean;
  hasResume: boolean;
  hasQueuedReply: boolean;
  hasHeldReply: boolean;
  /** Whether the team decided, and no reply that was written since has been delivered. */
  owesAnswer: boolean;
  /** Its place in the order `due`. */
  dueKey: number;
  noteCount: number;
};

/** Whose turn it is; all is null when it waits for nobody. */
export type Turn = {
  waitingFor: WaitingQuery["for"] | null;
  /** Whether it waits for somebody and has not ended: who wrote is answered after the end, too. */
  isOpen: boolean;
  waitingSince: number | null;
  /** Until when an answer was promised; null once answered or ended. */
  dueAt: number | null;
  /** Until when it is put off; null when it is not. */
  putOffUntil: number | null;
  /** Whether it is the team's turn only because the applicant has not answered for as long as the stage says. */
  isSilent: boolean;
};

/** A submission's place in a list, after which its next page begins. */
export const cursorOf = ({ sequence, dueKey }: InboxRecord, { order }: InboxQuery): number =>
  order === "due" ? dueKey : sequence;

/**
 * The texts in a column. `select distinct` reads all rows of the index in PostgreSQL; this looks up the first text after each
 * one, so that it takes a step for each text.
 */
async function distinctTexts(db: Connection, name: "position" | "venture"): Promise<string[]> {
  const column = sql.ref(name);
  const { rows } = await sql<{ text: string }>`
    with recursive found(text) as (
      select min(${column}) from submissions where ${column} > ''
      union all
      select (select min(${column}) from submissions where ${column} > '' and ${column} > found.text)
        from found where found.text is not null
    ) select text from found where text is not null`.execute(db);
  return rows.map(({ text }) => text);
}

/** Lists of submissions for the members of the team. */
export function inboxRepository(db: Connection, dialect: Dialect) {
  /** Submissions as a member sees them. */
  const records = (memberId: string, dueKey = dueKeyOf({})) =>
    db
      .selectFrom("submissions")
      .selectAll("submissions")
      .select((eb) => [
        isReadBy(eb, memberId).as("isRead"),
        isToReadBy(memberId).as("isToRead"),
        isBlindFor(memberId).as("isBlind"),
        eb
          .selectFrom("readings")
          .select("readings.dueAt")
          .where("readings.memberId", "=", memberId)
          .where("readings.state", "=", "asked")
          .whereRef("readings.submissionId", "=", "submissions.id")
          .as("toReadUntil"),
        dueKey.as("dueKey"),
        owesAnswer.as("owesAnswer"),
        eb
          .exists(
            eb.selectFrom("files").select("files.size").whereRef("files.submissionId", "=", "submissions.id"),
          )
          .as("hasResume"),
        eb
          .exists(
            eb
              .selectFrom("mails")
              .select("mails.id")
              .whereRef("mails.submissionId", "=", "submissions.id")
              .where("mails.kind", "=", "reply")
              .where("mails.state", "=", "queued"),
          )
          .as("hasQueuedReply"),
        eb
          .exists(
            eb
              .selectFrom("replies")
              .select("replies.id")
              .whereRef("replies.submissionId", "=", "submissions.id")
              .where("replies.delivery", "=", "held"),
          )
          .as("hasHeldReply"),
        eb
          .selectFrom("notes")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("notes.submissionId", "=", "submissions.id")
          .as("noteCount"),
      ]);
  type Row = Awaited<ReturnType<ReturnType<typeof records>["execute"]>>[number];
  // SQLite has no booleans.
  const toRecord = ({
    codeHash: _,
    isRead,
    isToRead,
    isBlind,
    hasResume,
    hasQueuedReply,
    hasHeldReply,
    owesAnswer,
    noteCount,
    ...submission
  }: Row): InboxRecord => ({
    ...submission,
    ...(isBlind && { fields: withoutApplicant(submission.form, submission.fields), email: "" }),
    isUnread: !isRead,
    isToRead: Boolean(isToRead),
    isBlind: Boolean(isBlind),
    hasResume: Boolean(hasResume),
    hasQueuedReply: Boolean(hasQueuedReply),
    hasHeldReply: Boolean(hasHeldReply),
    owesAnswer: Boolean(owesAnswer),
    noteCount: Number(noteCount),
  });

  /** The query, restricted to what the member sees when that is little. */
  const amongVisible = async (query: InboxQuery): Promise<InboxQuery> => ({
    ...query,
    among: (await visibleSequences(db, query.access)) ?? undefined,
  });

  /** How many submissions match a query without words, by form. @param limit see `countByForm` */
  async function countsByForm(asked: InboxQuery, limit?: number): Promise<Map<FormKind, number>> {
    if (seesNothing(asked.access)) return new Map();
    const query = await amongVisible(asked);
    return query.among?.length === 0 ? new Map() : countByForm(db, query, limit);
  }

  return {
    /**
     * One page.
     * @param after continues the list after the submission with this cursor; see `cursorOf`
     */
    async list(asked: InboxQuery, memberId: string, limit: number, after?: number): Promise<InboxRecord[]> {
      if (seesNothing(asked.access)) return [];
      const query = await amongVisible(asked);
      if (query.among?.length === 0) return [];
      let page = matchingSubmissions(db, dialect, query).select("submissions.sequence").limit(limit);
      // What is found by its words would tell who somebody is.
      if (query.words?.length) page = page.where((eb) => eb.not(isBlindFor(memberId)));
      const { order = "newest" } = query;
      const dueKey = dueKeyOf(query);
      const key = order === "due" ? dueKey : sql<number>`submissions.sequence`;
      if (after !== undefined) page = page.where(key, order === "newest" ? "<" : ">", after);
      const sequences = (await page.execute()).map(({ sequence }) => sequence);
      const rows = await records(memberId, dueKey)
        .where("submissions.sequence", "in", sequences)
        .orderBy(key, order === "newest" ? "desc" : "asc")
        .execute();
      return rows.map(toRecord);
    },

    /** Newest first. */
    async bySequences(sequences: number[], memberId: string): Promise<InboxRecord[]> {
      const rows = await records(memberId)
        .where("submissions.sequence", "in", sequences)
        .orderBy("submissions.sequence", "desc")
        .execute();
      return rows.map(toRecord);
    },

    async findByReference(reference: string, memberId: string): Promise<InboxRecord | undefined> {
      const row = await records(memberId).where("submissions.reference", "=", reference).executeTakeFirst();
      return row && toRecord(row);
    },

    /** Submissions from an address (normalized), newest first; without those whose applicant is withheld from the member. */
    async byEmail(email: string, memberId: string): Promise<InboxRecord[]> {
      const rows = await records(memberId)
        .where("submissions.email", "=", email)
        .where("submissions.status", "!=", "erased")
        .where((eb) => eb.not(isBlindFor(memberId)))
        .orderBy("submissions.sequence", "desc")
        .execute();
      return rows.map(toRecord);
    },

    /** Whose turn it is in each of these submissions, by its id. */
    async turns(ids: string[], rules: TurnRules): Promise<Map<string, Turn>> {
      const rows = await db
        .selectFrom("submissions")
        .select(["id", "firstRepliedAt", "answerDueAt", "putOffUntil"])
        .select((eb) => [...turnColumns(eb, rules), sql`${isOpen(eb, rules.openStages)}`.as("isOpen")])
        .where("id", "in", ids)
        .execute();
      return new Map(
        rows.map(({ id, waitingFor, waitingSince, isOnlySilent, ...row }) => [
          id,
          {
            waitingFor,
            isOpen: waitingFor !== null && Boolean(row.isOpen),
            waitingSince: waitingFor && waitingSince,
            dueAt: waitingFor && row.isOpen && row.firstRepliedAt === null ? row.answerDueAt : null,
            putOffUntil: waitingFor === "later" ? row.putOffUntil : null,
            isSilent: waitingFor === "us" && Boolean(isOnlySilent),
          },
        ]),
      );
    },

    countByForm: countsByForm,

    /** How many submissions match a query without words. */
    async count(query: InboxQuery): Promise<number> {
      const counts = await countsByForm(query);
      return [...counts.values()].reduce((total, count) => total + count, 0);
    },

    /** Positions that have applications. */
    positions: (): Promise<string[]> => distinctTexts(db, "position"),

    /** Companies with applications for their jobs. */
    ventures: (): Promise<string[]> => distinctTexts(db, "venture"),

    /** Positions that have applications at these companies. */
    async positionsOfVentures(ventures: string[]): Promise<string[]> {
      const rows = await db
        .selectFrom("submissions")
        .select("position")
        .distinct()
        .where("venture", "in", ventures)
        // As it stands in the condition of an index.
        .where(sql<SqlBool>`submissions.venture > ''`)
        .orderBy("position")
        .execute();
      return rows.map(({ position }) => position);
    },
  };
}
