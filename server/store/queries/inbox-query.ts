import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Access } from "#contract/desk/access.ts";
import { formKinds } from "#contract/desk/roles.ts";
import { minuteMs } from "#contract/durations.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { isToReadBy } from "../repositories/readings.ts";
import type { Connection, Database, Dialect } from "../tables/schema.ts";
import { isCovered } from "./access-query.ts";
import {
  hasNoReply,
  isOpen,
  isWaiting,
  needsJudgements,
  type OpenStages,
  type WaitingQuery,
} from "./waiting-query.ts";
import { matchesWords, textMatchesWords } from "./word-search.ts";

/** Which submissions to list; what is left out does not restrict the list. */
export type InboxQuery = {
  access: Access;
  /** `inbox`: accepted and not archived; `accepted`: archived ones too; `all`: everything, erased submissions too. */
  status: "inbox" | "archived" | "accepted" | "quarantined" | "all";
  stage?: string;
  /** A member's id; null for those without an assignee. */
  assigneeId?: string | null;
  position?: string;
  /** Not read by this member. */
  unreadBy?: string;
  /** Without a reply, due before a time and in one of these stages. */
  late?: LateQuery;
  waiting?: WaitingQuery;
  /** What a member has to do: see the filter of this name in contract/desk/inbox.ts. */
  mine?: { memberId: string; waiting: WaitingQuery };
  /** `due`: those with a deadline first, and who has waited longest first. Newest first when left out. */
  order?: "newest" | "oldest" | "due";
  /** Received at this time or later, and before that one. */
  sinceMs?: number;
  untilMs?: number;
  /** The sequences of all that the member sees, when they are few: only these rows are looked at. */
  among?: number[];
  /** Normalized words (search-text.ts); each must occur as the start of a word. */
  words?: string[];
};

export type LateQuery = { dueBeforeMs: number; openStages: OpenStages };

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

const statusConditions = {
  inbox: [isAccepted, isNotArchived],
  archived: [isAccepted, sql<SqlBool>`submissions."archivedAt" is not null`],
  accepted: [isAccepted],
  quarantined: [sql<SqlBool>`submissions.status = 'quarantined'`],
  all: [],
};

/** Applications to which a reply of a member could not be delivered. */
const failedRepliesOf = (eb: Builder, memberId: string) =>
  eb
    .selectFrom("mails")
    .innerJoin("replies", "replies.id", "mails.replyId")
    .innerJoin("submissions as unanswered", "unanswered.id", "replies.submissionId")
    .select("unanswered.sequence")
    .where("mails.state", "=", "failed")
    .where("replies.authorId", "=", memberId)
    .where("unanswered.failedReplyAt", "is not", null);

/** What a member may have to do: few, so that not all need to be looked at. */
const sequencesOf = (eb: Builder, memberId: string) =>
  eb
    .selectFrom("submissions as assigned")
    .select("assigned.sequence")
    .where("assigned.assigneeId", "=", memberId)
    .union(
      eb
        .selectFrom("readings")
        .innerJoin("submissions as toRead", "toRead.id", "readings.submissionId")
        .select("toRead.sequence")
        .where("readings.memberId", "=", memberId)
        .where("readings.state", "=", "asked"),
    )
    .union(failedRepliesOf(eb, memberId));

/** The conditions of a query, without its words. */
function conditionsOf(eb: Builder, query: InboxQuery): Expression<SqlBool>[] {
  const { access, status, stage, assigneeId, position, unreadBy, late, waiting, mine, sinceMs, untilMs } =
    query;
  const conditions: Expression<SqlBool>[] = [isCovered(access), ...statusConditions[status]];
  if (query.among) conditions.push(eb("submissions.sequence", "in", query.among));
  if (stage !== undefined) conditions.push(eb("submissions.stage", "=", stage));
  if (assigneeId !== undefined) {
    conditions.push(eb("submissions.assigneeId", assigneeId === null ? "is" : "=", assigneeId));
  }
  if (position !== undefined) conditions.push(eb("submissions.position", "=", position));
  if (sinceMs !== undefined) conditions.push(eb("submissions.receivedAt", ">=", sinceMs));
  if (untilMs !== undefined) conditions.push(eb("submissions.receivedAt", "<", untilMs));
  if (late) {
    conditions.push(isAccepted, isNotArchived, hasNoReply);
    conditions.push(eb("submissions.answerDueAt", "<", late.dueBeforeMs), isOpen(eb, late.openStages));
  }
  if (waiting) conditions.push(isAccepted, isNotArchived, isWaiting(eb, waiting));
  // Whoever waits for an answer had a reply: they come last in the order `due`.
  if (waiting?.for === "them")
    conditions.push(sql<SqlBool>`${dueKey} >= ${sql.lit(maxSequence * noDeadline)}`);
  if (mine) {
    const isToAnswer = eb.and([
      eb.or([
        eb("submissions.assigneeId", "=", mine.memberId),
        eb("submissions.sequence", "in", failedRepliesOf(eb, mine.memberId)),
      ]),
      isWaiting(eb, mine.waiting),
    ]);
    const isToRead = eb.and([isToReadBy(mine.memberId), needsJudgements(eb, mine.waiting.openStages)]);
    const isMine = eb("submissions.sequence", "in", sequencesOf(eb, mine.memberId));
    conditions.push(isAccepted, isNotArchived, isMine, eb.or([isToAnswer, isToRead]));
  }
  if (unreadBy !== undefined) conditions.push(eb.not(isReadBy(eb, unreadBy)));
  return conditions;
}

type Matches = SelectQueryBuilder<Database, "submissions", object>;

/**
 * Submissions that contain all words. Both indexes give them in their order, so that the first of many are found
 * quickly.
 */
function withWords(
  db: Connection,
  dialect: Dialect,
  { words = [], among }: InboxQuery,
  direction: "asc" | "desc",
): Matches {
  if (among) {
    return db
      .selectFrom("submissions")
      .innerJoin("searchDocuments", "searchDocuments.sequence", "submissions.sequence")
      .where(textMatchesWords(words))
      .orderBy("submissions.sequence", direction) as unknown as Matches;
  }
  if (dialect === "sqlite") {
    // SQLite keeps the order of a cross join: the index first.
    return db
      .selectFrom("searchIndex")
      .crossJoin("submissions")
      .whereRef("submissions.sequence", "=", "searchIndex.rowid")
      .where(matchesWords(dialect, words))
      .orderBy("searchIndex.rowid", direction) as unknown as Matches;
  }
  return db
    .selectFrom("searchDocuments")
    .innerJoin("submissions", "submissions.sequence", "searchDocuments.sequence")
    .where(matchesWords(dialect, words))
    .orderBy("searchDocuments.sequence", direction) as unknown as Matches;
}

/** More than any sequence. */
const maxSequence = 10 ** 8;

/** Later than any deadline, in minutes since 1970: in 2122. Its product with `maxSequence` is a safe integer. */
const noDeadline = 8 * 10 ** 7;

/**
 * Rises in the order `due`, and is another number for each submission: the deadline in minutes, followed by the sequence
 * in eight digits. One number sorts by both, has an index, and is the cursor of a page: `contract/desk/inbox.ts` allows
 * its 16 digits.
 */
const dueKey = sql<number>`(submissions.sequence + ${sql.lit(maxSequence)} * case
  when ${hasNoReply} then coalesce(submissions."answerDueAt" / ${sql.lit(minuteMs)}, ${sql.lit(noDeadline)})
  else ${sql.lit(noDeadline)} end)`;

/** The same for a list of what a member has to do: what they read is due when their judgement is. */
const ownDueKey = (memberId: string) => sql<number>`coalesce((select submissions.sequence
  + ${sql.lit(maxSequence)} * (readings."dueAt" / ${sql.lit(minuteMs)}) from readings
  where readings."submissionId" = submissions.id and readings."memberId" = ${memberId}
  and readings.state = 'asked'), ${dueKey})`;

/** What the list of a query is sorted by where its order is `due`. */
export const dueKeyOf = ({ mine }: Pick<InboxQuery, "mine">) => (mine ? ownDueKey(mine.memberId) : dueKey);

/** The submissions that match a query, in its order. */
export function matchingSubmissions(db: Connection, dialect: Dialect, query: InboxQuery): Matches {
  const { words = [], order } = query;
  const direction = order === "oldest" ? "asc" : "desc";
  const matches =
    words.length > 0
      ? withWords(db, dialect, query, direction)
      : db.selectFrom("submissions").orderBy("submissions.sequence", direction);
  const found = matches.where((eb) => eb.and(conditionsOf(eb, query)));
  return order === "due" ? found.clearOrderBy().orderBy(dueKeyOf(query)) : found;
}

/**
 * How many submissions match a query without words, by form.
 * @param limit from which on those of a form are not counted further
 */
export async function countByForm(
  db: Connection,
  query: InboxQuery,
  limit = 10 ** 9,
): Promise<Map<FormKind, number>> {
  const matches = db
    .selectFrom("submissions")
    .select("submissions.form")
    .where((eb) => eb.and(conditionsOf(eb, query)));
  const count = async (found: typeof matches, most: number) => {
    const rows = await db
      .selectFrom(found.limit(most).as("found"))
      .select(({ fn }) => ["found.form", fn.countAll<number>().as("count")])
      .groupBy("found.form")
      .execute();
    return rows.map(({ form, count }) => [form, Number(count)] as const);
  };
  const most = limit * formKinds.length;
  const first = await count(matches, most);
  const counts = new Map(first);
  // Those found first may be of some forms only.
  const isCut = first.reduce((total, [, found]) => total + found, 0) === most;
  for (const form of isCut ? formKinds : []) {
    if ((counts.get(form) ?? 0) >= limit) continue;
    for (const [, found] of await count(matches.where("submissions.form", "=", form), limit))
      counts.set(form, found);
  }
  return new Map([...counts].map(([form, found]) => [form, Math.min(found, limit)]));
}
