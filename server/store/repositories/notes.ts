import { writesRows } from "../connection/writes-rows.ts";
import type { Connection, Note } from "../tables/schema.ts";

/** The tables `notes` and `mentions`: what members write about submissions, and whom they mention. */
export function noteRepository(db: Connection) {
  return {
    find: (id: string): Promise<Note | undefined> =>
      db.selectFrom("notes").selectAll().where("id", "=", id).executeTakeFirst(),

    /** Oldest first. */
    ofSubmissions: (submissionIds: string[]): Promise<Note[]> =>
      db
        .selectFrom("notes")
        .selectAll()
        .where("submissionId", "in", submissionIds)
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),

    /** @returns false when there is one with this id already */
    async insert(note: Note): Promise<boolean> {
      return writesRows(
        db
          .insertInto("notes")
          .values(note)
          .onConflict((conflict) => conflict.column("id").doNothing()),
      );
    },

    /** Changes a note that is still of this version, and raises it. @returns whether it was */
    async change(id: string, version: number, text: string, editedAt: number): Promise<boolean> {
      return writesRows(
        db
          .updateTable("notes")
          .set({ text, editedAt, version: version + 1 })
          .where("id", "=", id)
          .where("version", "=", version),
      );
    },

    /** Deletes a note that is still of this version. @returns whether it was */
    async delete(id: string, version: number): Promise<boolean> {
      return writesRows(db.deleteFrom("notes").where("id", "=", id).where("version", "=", version));
    },

    /** Replaces the members that a note mentions. @returns those it did not mention before */
    async setMentions(noteId: string, memberIds: string[]): Promise<string[]> {
      const rows = await db.selectFrom("mentions").select("memberId").where("noteId", "=", noteId).execute();
      const earlier = new Set(rows.map(({ memberId }) => memberId));
      const added = memberIds.filter((memberId) => !earlier.has(memberId));
      const removed = [...earlier].filter((memberId) => !memberIds.includes(memberId));
      if (removed.length > 0) {
        await db
          .deleteFrom("mentions")
          .where("noteId", "=", noteId)
          .where("memberId", "in", removed)
          .execute();
      }
      if (added.length > 0) {
        await db
          .insertInto("mentions")
          .values(added.map((memberId) => ({ noteId, memberId })))
          .execute();
      }
      return added;
    },
  };
}
