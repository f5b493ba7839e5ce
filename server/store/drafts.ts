import type { Insertable, Selectable } from "kysely";
import type { Connection } from "./schema.ts";
import { writesRows } from "./writes-rows.ts";

/** A file of the site's content as members edit it, before it is published. All members work on the same draft. */
export type DraftTable = {
  /** Path below the content folder. */
  path: string;
  /** The bytes of the file that it began from; null for a new file. Of a picture, here and below, their hash as text. */
  base: Buffer | null;
  /** The bytes of the draft; null when the file is to be removed. */
  content: Buffer | null;
  /** Rises with every change. */
  version: number;
  /**
   * JSON object: for each edited value, by its path as JSON, who changed it last and when. Two more keys, which are no paths
   * of values, are about the whole draft; see taken-back.ts and copied-texts.ts of the editor.
   */
  edits: string;
  /** The member who changed it last. */
  authorId: string;
  author: string;
  updatedAt: number;
};

export type StoredDraft = Selectable<DraftTable>;

/** The table `drafts`. */
export function draftRepository(db: Connection) {
  return {
    list: (): Promise<StoredDraft[]> => db.selectFrom("drafts").selectAll().orderBy("path").execute(),

    find: (path: string): Promise<StoredDraft | undefined> =>
      db.selectFrom("drafts").selectAll().where("path", "=", path).executeTakeFirst(),

    /**
     * Stores a draft in place of the version before it; version 1 is a new one.
     * @returns false when somebody else was faster
     */
    async save(draft: Insertable<DraftTable>): Promise<boolean> {
      if (draft.version === 1) {
        return writesRows(
          db
            .insertInto("drafts")
            .values(draft)
            .onConflict((conflict) => conflict.column("path").doNothing()),
        );
      }
      const { path, ...values } = draft;
      return writesRows(
        db
          .updateTable("drafts")
          .set(values)
          .where("path", "=", path)
          .where("version", "=", draft.version - 1),
      );
    },

    /** Says which file a draft continues, once its earlier words were published. */
    async setBase(path: string, base: Buffer | null): Promise<void> {
      await db.updateTable("drafts").set({ base }).where("path", "=", path).execute();
    },

    /** @returns false when it has changed since that version */
    async delete(path: string, version: number): Promise<boolean> {
      return writesRows(db.deleteFrom("drafts").where("path", "=", path).where("version", "=", version));
    },
  };
}
