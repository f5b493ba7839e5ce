import { sql } from "kysely";
import type { FormKind } from "#contract/forms/registry.ts";
import { countByForm, type InboxQuery, isReadBy, matchingSubmissions } from "./inbox-query.ts";
import type { Connection, Dialect, Submission } from "./schema.ts";

export type InboxRecord = Omit<Submission, "codeHash"> & {
  isUnread: boolean;
  hasResume: boolean;
  noteCount: number;
};

/** Lists of submissions for the members of the team. */
export function inboxRepository(db: Connection, dialect: Dialect) {
  /** Submissions as a member sees them. */
  const records = (memberId: string) =>
    db
      .selectFrom("submissions")
      .selectAll("submissions")
      .select((eb) => [
        isReadBy(eb, memberId).as("isRead"),
        eb
          .exists(
            eb.selectFrom("files").select("files.size").whereRef("files.submissionId", "=", "submissions.id"),
          )
          .as("hasResume"),
        eb
          .selectFrom("notes")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("notes.submissionId", "=", "submissions.id")
          .as("noteCount"),
      ]);
  type Row = Awaited<ReturnType<ReturnType<typeof records>["execute"]>>[number];
  // SQLite has no booleans.
  const toRecord = ({ codeHash: _, isRead, hasResume, noteCount, ...submission }: Row): InboxRecord => ({
    ...submission,
    isUnread: !isRead,
    hasResume: Boolean(hasResume),
    noteCount: Number(noteCount),
  });

  return {
    /**
     * One page, newest first.
     * @param beforeSequence continues the list before this submission
     */
    async list(
      query: InboxQuery,
      memberId: string,
      limit: number,
      beforeSequence?: number,
    ): Promise<InboxRecord[]> {
      if (query.forms.length === 0) return [];
      let page = matchingSubmissions(db, dialect, query).select("submissions.sequence").limit(limit);
      if (beforeSequence !== undefined) page = page.where("submissions.sequence", "<", beforeSequence);
      const sequences = (await page.execute()).map(({ sequence }) => sequence);
      if (sequences.length === 0) return [];
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

    /** What was sent from an address (normalized), newest first. */
    async byEmail(email: string, memberId: string): Promise<InboxRecord[]> {
      const rows = await records(memberId)
        .where("submissions.email", "=", email)
        .where("submissions.status", "!=", "erased")
        .orderBy("submissions.sequence", "desc")
        .execute();
      return rows.map(toRecord);
    },

    /** How many submissions match a query without words, by form. */
    async countByForm(query: InboxQuery): Promise<{ form: FormKind; count: number }[]> {
      if (query.forms.length === 0) return [];
      const rows = await countByForm(db, query).execute();
      return rows.map(({ form, count }) => ({ form, count: Number(count) }));
    },

    /** Positions that have applications. Each is looked up after the one before it, as there are few of them. */
    async positions(): Promise<string[]> {
      const { rows } = await sql<{ position: string }>`
        with recursive found(position) as (
          select min(position) from submissions where position > ''
          union all
          select (select min(position) from submissions where position > '' and position > found.position)
            from found where found.position is not null
        ) select position from found where position is not null`.execute(db);
      return rows.map(({ position }) => position);
    },
  };
}
