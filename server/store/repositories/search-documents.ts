import { searchText } from "../search-text.ts";
import type { Connection } from "../tables/schema.ts";

/** The table `searchDocuments`, from which the database keeps its full-text index. */
export function searchDocumentRepository(db: Connection) {
  return {
    /** Updates the words by which a submission is found: its own, those of its notes, and of its conversation. */
    async update(submissionId: string): Promise<void> {
      const submission = await db
        .selectFrom("submissions")
        .select(["sequence", "reference", "fields"])
        .where("id", "=", submissionId)
        .executeTakeFirstOrThrow();
      const notes = await db
        .selectFrom("notes")
        .select("text")
        .where("submissionId", "=", submissionId)
        .execute();
      const messages = await db
        .selectFrom("messages")
        .select(["subject", "text", "state"])
        .where("submissionId", "=", submissionId)
        .orderBy("receivedAt", "desc")
        .execute();
      // Asked for a state, SQLite would read all messages that are in it.
      const filed = messages.filter(({ state }) => state === "filed");
      const replies = await db
        .selectFrom("replies")
        .select(["subject", "text"])
        .where("submissionId", "=", submissionId)
        .execute();
      const text = searchText(submission.reference, JSON.parse(submission.fields), [
        ...notes.map((note) => note.text),
        ...[...replies, ...filed].flatMap((written) => [written.subject, written.text]),
      ]);
      await db
        .insertInto("searchDocuments")
        .values({ sequence: submission.sequence, text })
        .onConflict((conflict) => conflict.column("sequence").doUpdateSet({ text }))
        .execute();
    },
  };
}
