import { randomUUID } from "node:crypto";
import type { ActivityDetails } from "#contract/desk/activity.ts";
import type { Cursor } from "#contract/desk/cursor.ts";
import { isAfter } from "../queries/is-after.ts";
import type { Activity, Connection } from "../tables/schema.ts";

type NewActivity = Pick<Activity, "actor" | "action" | "reference"> & {
  memberId?: string;
  details?: ActivityDetails;
};

/** The table `activity`: what operators and members did with applications. It holds no personal data of applicants. */
export function activityRepository(db: Connection) {
  return {
    /** @returns the entry's id */
    async record({ details = {}, ...entry }: NewActivity): Promise<string> {
      const id = randomUUID();
      await db
        .insertInto("activity")
        .values({ id, at: Date.now(), memberId: null, ...entry, details: JSON.stringify(details) })
        .execute();
      return id;
    },

    /** Writes what is only known once it is done. */
    async setDetails(id: string, details: ActivityDetails): Promise<void> {
      await db
        .updateTable("activity")
        .set({ details: JSON.stringify(details) })
        .where("id", "=", id)
        .execute();
    },

    /** One page, newest first, continuing after the entry `after`; else from the newest on. */
    page(limit: number, after?: Cursor): Promise<Activity[]> {
      let query = db
        .selectFrom("activity")
        .selectAll()
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      if (after) query = query.where(isAfter("at", "id", after));
      return query.execute();
    },

    /** Activities on these applications, oldest first. */
    ofReferences: (references: string[]): Promise<Activity[]> =>
      db
        .selectFrom("activity")
        .selectAll()
        .where("reference", "in", references)
        .orderBy("at")
        .orderBy("id")
        .execute(),

    async deleteBefore(timeMs: number): Promise<void> {
      await db.deleteFrom("activity").where("at", "<", timeMs).execute();
    },

    /** Whether a member did this with an application after a time. */
    async hasDone(memberId: string, action: Activity["action"], reference: string, afterMs: number) {
      const found = await db
        .selectFrom("activity")
        .select("id")
        .where("at", ">", afterMs)
        .where("memberId", "=", memberId)
        .where("action", "=", action)
        .where("reference", "=", reference)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
