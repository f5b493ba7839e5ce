import type { CalendarAccountTable } from "../tables/member-tables.ts";
import type { Connection } from "../tables/schema.ts";

/** The table `calendarAccounts`. Passwords are encrypted before they come here. */
export function calendarAccountRepository(db: Connection) {
  return {
    ofMember: (memberId: string): Promise<CalendarAccountTable | undefined> =>
      db.selectFrom("calendarAccounts").selectAll().where("memberId", "=", memberId).executeTakeFirst(),

    /** Takes the place of the one that its member had. */
    async replace({ memberId, ...account }: CalendarAccountTable): Promise<void> {
      await db
        .insertInto("calendarAccounts")
        .values({ memberId, ...account })
        .onConflict((conflict) => conflict.column("memberId").doUpdateSet(account))
        .execute();
    },

    async deleteOfMember(memberId: string): Promise<void> {
      await db.deleteFrom("calendarAccounts").where("memberId", "=", memberId).execute();
    },
  };
}
