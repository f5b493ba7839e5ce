import { hashToken, newToken } from "../secret-token.ts";
import type { CalendarAddressTable } from "../tables/member-tables.ts";
import type { Connection } from "../tables/schema.ts";

/** The table `calendarAddresses`. Only hashes of the addresses' tokens are stored. */
export function calendarAddressRepository(db: Connection) {
  return {
    /** Gives a member an address in place of the one they had. @returns its token */
    async replace(memberId: string): Promise<string> {
      const token = newToken();
      const change = { tokenHash: hashToken(token), createdAt: Date.now() };
      await db
        .insertInto("calendarAddresses")
        .values({ memberId, ...change })
        .onConflict((conflict) => conflict.column("memberId").doUpdateSet(change))
        .execute();
      return token;
    },

    find: (token: string): Promise<CalendarAddressTable | undefined> =>
      db
        .selectFrom("calendarAddresses")
        .selectAll()
        .where("tokenHash", "=", hashToken(token))
        .executeTakeFirst(),

    ofMember: (memberId: string): Promise<CalendarAddressTable | undefined> =>
      db.selectFrom("calendarAddresses").selectAll().where("memberId", "=", memberId).executeTakeFirst(),

    async deleteOfMember(memberId: string): Promise<void> {
      await db.deleteFrom("calendarAddresses").where("memberId", "=", memberId).execute();
    },
  };
}
