import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Connection, Database, Dialect } from "./schema.ts";
import { matchesWords } from "./word-search.ts";

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

type Builder = ExpressionBuilder<Database, "submissions">;

/** Whether a member has read the submission. */
export const isReadBy = (eb: Builder, memberId: string) =>
  eb.exists(
    eb
      .selectFrom("reads")
      .select("reads.readAt")
      .where("reads.memberId", "=", memberId)
      .whereRef("reads.sequence", "=", "submissions.sequence"),
  );

// The databases use an index for some of the rows only when its condition stands in the query as it is, without
// parameters.
const isAccepted = sql<SqlBool>`submissions.status = 'accepted'`;
const isNotArchived = sql<SqlBool>`submissions."archivedAt" is null`;
const isJobApplication = sql<SqlBool>`submissions.form = 'career'`;
const hasNoReply = sql<SqlBool>`submissions."firstRepliedAt" is null`;

const statusConditions = {
  inbox: [isAccepted, isNotArchived],
  archived: [isAccepted, sql<SqlBool>`submissions."archivedAt" is not null`],
  quarantined: [sql<SqlBool>`submissions.status = 'quarantined'`],
  all: [],
};

/** The conditions of a query, without its words. */
function conditionsOf(eb: Builder, query: InboxQuery): Expression<SqlBool>[] {
  const { forms, status, stage, assigneeId, position, unreadBy, late, sinceMs, untilMs } = query;
  const conditions: Expression<SqlBool>[] = [
    eb("submissions.form", "in", forms),
    ...statusConditions[status],
  ];
  if (stage !== undefined) conditions.push(eb("submissions.stage", "=", stage));
  if (assigneeId !== undefined) {
    conditions.push(eb("submissions.assigneeId", assigneeId === null ? "is" : "=", assigneeId));
  }
  if (position !== undefined) conditions.push(eb("submissions.position", "=", position));
  if (sinceMs !== undefined) conditions.push(eb("submissions.receivedAt", ">=", sinceMs));
  if (untilMs !== undefined) conditions.push(eb("submissions.receivedAt", "<", untilMs));
  if (late) {
    conditions.push(isJobApplication, isAccepted, isNotArchived, hasNoReply);
    conditions.push(eb("submissions.receivedAt", "<", late.receivedBeforeMs));
    conditions.push(eb("submissions.stage", "in", late.openStages));
  }
  if (unreadBy !== undefined) conditions.push(eb.not(isReadBy(eb, unreadBy)));
  return conditions;
}

type Matches = SelectQueryBuilder<Database, "submissions", object>;

/**
 * Submissions that contain all words. Both indexes give them in their order, so that the newest of many are found
 * quickly.
 */
function withWords(db: Connection, dialect: Dialect, words: string[]): Matches {
  if (dialect === "sqlite") {
    // SQLite keeps the order of a cross join: the index first.
    return db
      .selectFrom("searchIndex")
      .crossJoin("submissions")
      .whereRef("submissions.sequence", "=", "searchIndex.rowid")
      .where(matchesWords(dialect, words))
      .orderBy("searchIndex.rowid", "desc") as unknown as Matches;
  }
  return db
    .selectFrom("searchDocuments")
    .innerJoin("submissions", "submissions.sequence", "searchDocuments.sequence")
    .where(matchesWords(dialect, words))
    .orderBy("searchDocuments.sequence", "desc") as unknown as Matches;
}

/** The submissions that match a query, newest first. */
export function matchingSubmissions(db: Connection, dialect: Dialect, query: InboxQuery): Matches {
  const { words = [] } = query;
  const matches =
    words.length > 0
      ? withWords(db, dialect, words)
      : db.selectFrom("submissions").orderBy("submissions.sequence", "desc");
  return matches.where((eb) => eb.and(conditionsOf(eb, query)));
}

/** How many submissions match a query without words, by form. */
export const countByForm = (db: Connection, query: InboxQuery) =>
  db
    .selectFrom("submissions")
    .select(({ fn }) => ["submissions.form", fn.countAll<number>().as("count")])
    .where((eb) => eb.and(conditionsOf(eb, query)))
    .groupBy("submissions.form");
