import { hashToken, newToken } from "../secret-token.ts";
import type { PreviewLinkTable } from "../tables/member-tables.ts";
import type { Connection } from "../tables/schema.ts";

/** The table `previewLinks`. Only hashes of the links' tokens are stored. */
export function previewLinkRepository(db: Connection) {
  return {
    /** Adds a link of a member, and deletes those that have expired. @returns its token */
    async create(memberId: string, expiresAt: number): Promise<string> {
      const token = newToken();
      await db.deleteFrom("previewLinks").where("expiresAt", "<=", Date.now()).execute();
      await db
        .insertInto("previewLinks")
        .values({ tokenHash: hashToken(token), memberId, expiresAt })
        .execute();
      return token;
    },

    /** @returns the link of a token; undefined when there is none, or it has expired */
    find: (token: string): Promise<PreviewLinkTable | undefined> =>
      db
        .selectFrom("previewLinks")
        .selectAll()
        .where("tokenHash", "=", hashToken(token))
        .where("expiresAt", ">", Date.now())
        .executeTakeFirst(),

    /** How many links of a member can be opened. */
    async count(memberId: string): Promise<number> {
      const rows = await db
        .selectFrom("previewLinks")
        .select("tokenHash")
        .where("memberId", "=", memberId)
        .where("expiresAt", ">", Date.now())
        .execute();
      return rows.length;
    },

    async deleteOfMember(memberId: string): Promise<void> {
      await db.deleteFrom("previewLinks").where("memberId", "=", memberId).execute();
    },
  };
}
