import { writesRows } from "../connection/writes-rows.ts";
import type { Connection } from "../tables/schema.ts";

/** A list of applications that a member saved. */
export type SavedViewTable = {
  id: string;
  memberId: string;
  name: string;
  /** JSON object of the inbox's filters. */
  filter: string;
  /** 1 when the team sees it too. */
  isShared: number;
  /** Rises with every change. */
  version: number;
};

/** The table `savedViews`. */
export function savedViewRepository(db: Connection) {
  return {
    /** A member's own, and what others share. */
    list: (memberId: string): Promise<SavedViewTable[]> =>
      db
        .selectFrom("savedViews")
        .selectAll()
        .where((eb) => eb.or([eb("memberId", "=", memberId), eb("isShared", "=", 1)]))
        .execute(),

    find: (id: string): Promise<SavedViewTable | undefined> =>
      db.selectFrom("savedViews").selectAll().where("id", "=", id).executeTakeFirst(),

    /** @returns false when there is one with this id already */
    async insert(view: SavedViewTable): Promise<boolean> {
      return writesRows(
        db
          .insertInto("savedViews")
          .values(view)
          .onConflict((conflict) => conflict.column("id").doNothing()),
      );
    },

    /** Changes a view that is still of this version, and raises it. @returns whether it was */
    async change(
      id: string,
      version: number,
      change: Partial<Pick<SavedViewTable, "name" | "filter" | "isShared">>,
    ): Promise<boolean> {
      return writesRows(
        db
          .updateTable("savedViews")
          .set({ ...change, version: version + 1 })
          .where("id", "=", id)
          .where("version", "=", version),
      );
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom("savedViews").where("id", "=", id).execute();
    },
  };
}
