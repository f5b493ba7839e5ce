import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { searchWords } from "../search-text.ts";
import type { Database } from "../tables/schema.ts";

/** Makes submissions findable by the mails and replies of their conversation. Doing it twice changes nothing. */
export const searchConversation: Migration = {
  async up(db: Kysely<Database>) {
    const written = new Map<string, string[]>();
    const messages = db.selectFrom("messages").select(["submissionId", "subject", "text"]);
    const replies = db.selectFrom("replies").select(["submissionId", "subject", "text"]);
    for (const { submissionId, subject, text } of [
      ...(await messages.where("state", "=", "filed").execute()),
      ...(await replies.execute()),
    ]) {
      if (submissionId) written.set(submissionId, [...(written.get(submissionId) ?? []), subject, text]);
    }
    for (const [id, texts] of written) {
      const document = await db
        .selectFrom("searchDocuments")
        .innerJoin("submissions", "submissions.sequence", "searchDocuments.sequence")
        .select(["searchDocuments.sequence", "searchDocuments.text"])
        .where("submissions.id", "=", id)
        .executeTakeFirst();
      if (!document) continue;
      const words = new Set([...document.text.split(" "), ...searchWords(texts.join(" "))]);
      const text = [...words].join(" ").slice(0, 200_000);
      await db
        .updateTable("searchDocuments")
        .set({ text })
        .where("sequence", "=", document.sequence)
        .execute();
    }
  },
};
