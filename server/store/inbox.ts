import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Connection, Database, Dialect, Submission } from "./schema.ts";

/** Which submissions to list; what is left out does not restrict the list. */
export type InboxQuery = {
  forms: FormKind[];
  /** `inbox`: accepted and not archived; `all`: everything, erased submissions too. */
  status: "inbox" | "archived" | "quarantined" | "all";
  stage?: string;
  /** A member's id; null for those without an assignee. */
  assigneeId?: string | null;
  position?: string;
  /** Not read by this member. */
  unreadBy?: string;
  /** Job applications without a reply, received before a time and in one of these stages. */
  late?: LateQuery;
  /** Received at this time or later, and before that one. */
  sinceMs?: number;
  untilMs?: number;
  /** Normalized words (search-text.ts); each must occur as the start of a word. */
  words?: string[];
};

export type LateQuery = { receivedBeforeMs: number; openStages: string[] };

export type InboxRecord = Omit<Submission, "codeHash"> & {
  isUnread: boolean;
  hasResume: boolean;
  noteCount: number;
};

type Filterable = Pick<Database, "submissions">;

/** The condition for a list of submissions; it reads only columns of the index `submissionsInbox`. */
function matches(query: InboxQuery, dialect: Dialect) {
  const { forms, status, stage, assigneeId, position, unreadBy, late, sinceMs, untilMs, words } = query;
  return (eb: ExpressionBuilder<Filterable & Database, "submissions">) => {
    const column = (name: keyof Database["submissions"]) => `submissions.${name}` as const;
    const conditions: Expression<SqlBool>[] = [eb(column("form"), "in", forms)];
    if (status === "inbox" || status === "archived") {
      conditions.push(eb(column("status"), "=", "accepted"));
      conditions.push(eb(column("archivedAt"), status === "inbox" ? "is" : "is not", null));
    }
    if (status === "quarantined") conditions.push(eb(column("status"), "=", "quarantined"));
    if (stage !== undefined) conditions.push(eb(column("stage"), "=", stage));
    if (assigneeId !== undefined) {
      conditions.push(eb(column("assigneeId"), assigneeId === null ? "is" : "=", assigneeId));
    }
    if (position !== undefined) conditions.push(eb(column("position"), "=", position));
    if (sinceMs !== undefined) conditions.push(eb(column("receivedAt"), ">=", sinceMs));
    if (untilMs !== undefined) conditions.push(eb(column("receivedAt"), "<", untilMs));
    if (late) conditions.push(isLate(eb, late));
    if (unreadBy !== undefined) conditions.push(eb.not(isReadBy(eb, unreadBy)));
    if (words && words.length > 0) conditions.push(containsWords(words, dialect));
    return eb.and(conditions);
  };
}

type Builder = ExpressionBuilder<Database, "submissions">;

const isReadBy = (eb: Builder, memberId: string) =>
  eb.exists(
    eb
      .selectFrom("reads")
      .select("reads.readAt")
      .where("reads.memberId", "=", memberId)
      .whereRef("reads.submissionId", "=", "submissions.id"),
  );

const isLate = (eb: Builder, { receivedBeforeMs, openStages }: LateQuery) =>
  eb.and([
    eb("submissions.form", "=", "career"),
    eb("submissions.status", "=", "accepted"),
    eb("submissions.archivedAt", "is", null),
    eb("submissions.firstRepliedAt", "is", null),
    eb("submissions.receivedAt", "<", receivedBeforeMs),
    eb("submissions.stage", "in", openStages),
  ]);

/** Words hold only letters and digits, so they need no escaping. */
function containsWords(words: string[], dialect: Dialect) {
  return dialect === "sqlite"
    ? sql<SqlBool>`submissions.sequence in (select "rowid" from "searchIndex"
        where "searchIndex" match ${words.map((word) => `"${word}"*`).join(" ")})`
    : sql<SqlBool>`exists (select 1 from "searchDocuments" where "searchDocuments".sequence = submissions.sequence
        and "searchDocuments".words @@ ${words.map((word) => `'${word}':*`).join(" & ")}::tsquery)`;
}

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
      let page = db
        .selectFrom("submissions")
        .select("submissions.sequence")
        .where(matches(query, dialect))
        .orderBy("submissions.sequence", "desc")
        .limit(limit);
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

    /** How many in the inbox a member has not read, by form. */
    async unreadByForm(forms: FormKind[], memberId: string): Promise<{ form: FormKind; count: number }[]> {
      if (forms.length === 0) return [];
      const rows = await db
        .selectFrom("submissions")
        .select(({ fn }) => ["submissions.form", fn.countAll<number>().as("count")])
        .where(matches({ forms, status: "inbox", unreadBy: memberId }, dialect))
        .groupBy("submissions.form")
        .execute();
      return rows.map(({ form, count }) => ({ form, count: Number(count) }));
    },

    async count(query: InboxQuery): Promise<number> {
      if (query.forms.length === 0) return 0;
      const { count } = await db
        .selectFrom("submissions")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where(matches(query, dialect))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Positions that have applications. */
    async positions(forms: FormKind[]): Promise<string[]> {
      if (forms.length === 0) return [];
      const rows = await db
        .selectFrom("submissions")
        .select("position")
        .distinct()
        .where("form", "in", forms)
        .where("position", "!=", "")
        .orderBy("position")
        .execute();
      return rows.map(({ position }) => position);
    },
  };
}
