import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { ServerData } from "#contract/server-data.ts";
import { generateApplications, type History } from "#scripts/demo/generate.ts";
import { openDatabase } from "#server/store/connection/database.ts";
import { searchText } from "#server/store/search-text.ts";
import type { Connection } from "#server/store/tables/schema.ts";

const notesEach = 3;
const batchSize = 500;
/** A position, and a company, with few applications among many: some ten of 100,000. */
export const rare = { position: "Rare position", venture: "Rare venture" };

/** A word in the messages of applications with a long conversation: one of 1,000, with this many messages. */
export const longConversation = { word: "Zwetschge", messages: 50 };

const isRare = ({ submission }: History, sequence: number) =>
  submission.form === "career" && sequence % 10_000 < 3;

/** The notes of an application: as many for each. */
function notesOf({ submission, notes }: History, memberIds: string[]) {
  return Array.from({ length: notesEach }, (_, index) => ({
    id: randomUUID(),
    submissionId: submission.id,
    authorId: memberIds[index] ?? "",
    text: notes[index]?.text ?? `Looked at it on day ${index}, more after the call (Sample)`,
    createdAt: submission.receivedAt + index,
    editedAt: null,
  }));
}

/** Two judgements for three applications of ten. */
function readingsOf({ submission }: History, sequence: number, memberIds: string[]) {
  if (sequence % 10 > 2) return [];
  const scores = ["work", "judgement", "writing", "reason"].map((id) => ({
    id,
    label: id,
    level: "good" as const,
    looksLike: "It is clear at once, and shows what was given up for it.",
    reason: "The letter says what was done, when, and with whom (Sample)",
  }));
  const judgement = JSON.stringify({ recommendation: "rather yes", scores });
  return memberIds.slice(0, 2).map((memberId) => ({
    id: randomUUID(),
    submissionId: submission.id,
    memberId,
    state: "judged" as const,
    isBlind: 0 as const,
    askedAt: submission.receivedAt,
    dueAt: submission.receivedAt + 1,
    judgedAt: submission.receivedAt + 1,
    judgement,
  }));
}

/** The messages of an application; one of ten answers the team's reply, one of 500 waits in *Unmatched*. */
function messagesOf({ submission, notes, reply }: History, sequence: number) {
  const isLong = sequence % 1_000 === 1;
  const isWaiting = sequence % 500 === 0;
  const { name, email } = JSON.parse(submission.fields);
  const receivedAt = reply && sequence % 10 === 0 ? reply.at + 1 : submission.receivedAt + 1;
  return Array.from({ length: isLong ? longConversation.messages : 1 }, (_, index) => ({
    id: randomUUID(),
    submissionId: submission.id,
    state: isWaiting ? ("waiting" as const) : ("filed" as const),
    reason: isWaiting ? ("otherSender" as const) : null,
    kind: "message" as const,
    source: "mail" as const,
    messageId: `<${sequence}.${index}@mail.example>`,
    fromName: name,
    fromAddress: email,
    subject: "Re: Your application",
    text: `${isLong ? longConversation.word : "Thank you"}. ${notes[0]?.text ?? "When would it suit you? I am free after lunch on most days, and can come to Stockholm."} (Sample)`,
    isIncomplete: 0 as const,
    sentAt: receivedAt + index,
    receivedAt: receivedAt + index,
  }));
}

/** Stores applications with their notes, messages and search words; the first member has read nine of ten. */
async function insertBatch(db: Connection, batch: History[], firstSequence: number, memberIds: string[]) {
  const rows = batch.map((history, index) => {
    const messages = messagesOf(history, firstSequence + index);
    return {
      messages,
      submission: {
        lastReceivedAt: messages.findLast(({ state }) => state === "filed")?.receivedAt ?? null,
        assigneeId: null,
        archivedAt: null,
        version: 1,
        firstOpenedAt: null,
        firstRepliedAt: history.reply?.at ?? null,
        lastRepliedAt: history.reply?.at ?? null,
        ...history.submission,
        ...(isRare(history, firstSequence + index) && rare),
        sequence: firstSequence + index,
      },
      notes: notesOf(history, memberIds),
    };
  });
  const documents = rows.map(({ submission: { sequence, reference, fields }, notes, messages }) => ({
    sequence,
    text: searchText(
      reference,
      JSON.parse(fields),
      [...notes, ...messages].map(({ text }) => text),
    ),
  }));
  const reads = rows
    .filter(({ submission }) => submission.sequence % 10 !== 0)
    .map(({ submission: { sequence, receivedAt } }) => ({
      memberId: memberIds[0] ?? "",
      sequence,
      readAt: receivedAt,
    }));
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("submissions")
      .values(rows.map(({ submission }) => submission))
      .execute();
    await trx
      .insertInto("notes")
      .values(rows.flatMap(({ notes }) => notes))
      .execute();
    await trx
      .insertInto("messages")
      .values(rows.flatMap(({ messages }) => messages))
      .execute();
    const readings = batch.flatMap((history, index) => readingsOf(history, firstSequence + index, memberIds));
    if (readings.length > 0) await trx.insertInto("readings").values(readings).execute();
    await trx.insertInto("searchDocuments").values(documents).execute();
    await trx.insertInto("reads").values(reads).execute();
  });
}

/** Fills an empty store with generated applications, each with three notes and a message at least, of the last two years. */
export async function fillWithApplications(
  settings: { DATA_DIR: string; DATABASE_URL?: string },
  { stages, positions }: Pick<ServerData, "stages" | "positions">,
  count: number,
  memberIds: string[],
): Promise<void> {
  const { db, dialect } = await openDatabase(settings);
  try {
    const memberIdsOf = () => memberIds;
    const options = { count, stages, positions, memberIdsOf, nowMs: Date.now(), spanDays: 700 };
    let batch: History[] = [];
    let stored = 0;
    for (const history of generateApplications(options)) {
      batch.push(history);
      if (batch.length < batchSize && stored + batch.length < count) continue;
      await insertBatch(db, batch, stored + 1, memberIds);
      stored += batch.length;
      batch = [];
    }
    // PostgreSQL does so by itself, within some minutes.
    if (dialect === "postgres") await sql`vacuum analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}
