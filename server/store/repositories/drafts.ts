import { randomInt } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import { writesRows } from "../connection/writes-rows.ts";
import type { Connection } from "../tables/schema.ts";

/** A file of the site's content as members edit it, before it is published. All members work on the same draft. */
export type DraftTable = {
  /** Path below the content folder. */
  path: string;
  /** The bytes of the file that it began from; null for a new file. Of a picture, here and below, their hash as text. */
  base: Buffer | null;
  /** The bytes of the draft; null when the file is to be removed. */
  content: Buffer | null;
  /** Another one with every change, and at random: a draft that begins anew must not have that of one that is gone. */
  version: number;
  /**
   * JSON object: for each edited value, by its path as JSON, who changed it last and when. Two more keys are about the
   * whole draft: `takenBack` and `["copy of", FILE]`; see taken-back.ts and copied-values.ts of the editor.
   */
  edits: string;
  /** The member who changed it last. */
  authorId: string;
  author: string;
  updatedAt: number;
};

export type StoredDraft = Selectable<DraftTable>;

/** Half of what the column holds: a server of the version before adds 1. */
const maxVersion = 2 ** 30;

/** The table `drafts`. */
export function draftRepository(db: Connection) {
  return {
    list: (): Promise<StoredDraft[]> => db.selectFrom("drafts").selectAll().orderBy("path").execute(),

    find: (path: string): Promise<StoredDraft | undefined> =>
      db.selectFrom("drafts").selectAll().where("path", "=", path).executeTakeFirst(),

    /**
     * Stores a draft under a new version.
     * @param before the version that it takes the place of; undefined for a new draft
     * @returns false when somebody else was faster
     */
    async save(draft: Omit<Insertable<DraftTable>, "version">, before: number | undefined): Promise<boolean> {
      const stored = { ...draft, version: randomInt(1, maxVersion) };
      if (before === undefined) {
        return writesRows(
          db
            .insertInto("drafts")
            .values(stored)
            .onConflict((conflict) => conflict.column("path").doNothing()),
        );
      }
      return writesRows(
        db.updateTable("drafts").set(stored).where("path", "=", draft.path).where("version", "=", before),
      );
    },

    /** Makes a draft what it was before a change. @param version that it has now; when it has another, nothing happens */
    async undo(before: StoredDraft, version: number): Promise<void> {
      await db
        .updateTable("drafts")
        .set(before)
        .where("path", "=", before.path)
        .where("version", "=", version)
        .execute();
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
