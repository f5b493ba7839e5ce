import { hashToken, newToken } from "../secret-token.ts";
import type { OneTimeTokenTable } from "../tables/member-tables.ts";
import type { Connection } from "../tables/schema.ts";

type Purpose = OneTimeTokenTable["purpose"];

/** The table `oneTimeTokens`: secrets that can be used once. */
export function oneTimeTokenRepository(db: Connection) {
  return {
    /** @param memberId who may use it; null when that is not known yet */
    async create(purpose: Purpose, lifetimeMs: number, memberId: string | null = null): Promise<string> {
      const token = newToken();
      await db
        .insertInto("oneTimeTokens")
        .values({ tokenHash: hashToken(token), purpose, memberId, expiresAt: Date.now() + lifetimeMs })
        .execute();
      return token;
    },

    /** Uses up a token. @returns who may use it; undefined when it is unknown, used already or too old */
    async consume(purpose: Purpose, token: string): Promise<{ memberId: string | null } | undefined> {
      const row = await db
        .deleteFrom("oneTimeTokens")
        .where("tokenHash", "=", hashToken(token))
        .where("purpose", "=", purpose)
        .returning(["memberId", "expiresAt"])
        .executeTakeFirst();
      return row && row.expiresAt > Date.now() ? { memberId: row.memberId } : undefined;
    },

    /** Whether a token can still be used. */
    async isUsable(purpose: Purpose, token: string): Promise<boolean> {
      const row = await db
        .selectFrom("oneTimeTokens")
        .select("tokenHash")
        .where("tokenHash", "=", hashToken(token))
        .where("purpose", "=", purpose)
        .where("expiresAt", ">", Date.now())
        .executeTakeFirst();
      return row !== undefined;
    },

    /** How many tokens of a member can still be used. */
    async countUsable(purpose: Purpose, memberId: string): Promise<number> {
      const rows = await db
        .selectFrom("oneTimeTokens")
        .select("tokenHash")
        .where("memberId", "=", memberId)
        .where("purpose", "=", purpose)
        .where("expiresAt", ">", Date.now())
        .execute();
      return rows.length;
    },

    /** @param purpose only tokens for it; all of the member's unless given */
    async deleteOfMember(memberId: string, purpose?: Purpose): Promise<void> {
      const ofMember = db.deleteFrom("oneTimeTokens").where("memberId", "=", memberId);
      await (purpose ? ofMember.where("purpose", "=", purpose) : ofMember).execute();
    },

    async deleteExpired(nowMs: number): Promise<void> {
      await db.deleteFrom("oneTimeTokens").where("expiresAt", "<=", nowMs).execute();
    },
  };
}
