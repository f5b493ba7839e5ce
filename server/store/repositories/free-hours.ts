import type { FreeHours } from "#contract/desk/free-hours.ts";
import type { Connection } from "../tables/schema.ts";

/** The table `freeHours`. */
export function freeHoursRepository(db: Connection) {
  async function deleteOfMember(memberId: string): Promise<void> {
    await db.deleteFrom("freeHours").where("memberId", "=", memberId).execute();
  }
  return {
    deleteOfMember,

    /** None for a member who keeps none. */
    async ofMember(memberId: string): Promise<FreeHours[]> {
      const row = await db
        .selectFrom("freeHours")
        .select("hours")
        .where("memberId", "=", memberId)
        .executeTakeFirst();
      return row ? JSON.parse(row.hours) : [];
    },

    async replace(memberId: string, hours: FreeHours[]): Promise<void> {
      const change = { hours: JSON.stringify(hours) };
      if (hours.length === 0) return deleteOfMember(memberId);
      await db
        .insertInto("freeHours")
        .values({ memberId, ...change })
        .onConflict((conflict) => conflict.column("memberId").doUpdateSet(change))
        .execute();
    },
  };
}
