import type { Connection } from "./schema.ts";

/** A session of a member. Times are milliseconds since 1970. */
export type MemberSession = { id: string; userAgent: string; createdAt: number; lastSeenAt: number };

/** The table `sessions`, which better-auth fills; see authentication.ts. */
export function sessionRepository(db: Connection) {
  return {
    /** A member's sessions that have not expired, the one used last first. */
    async ofMember(memberId: string): Promise<MemberSession[]> {
      const rows = await db
        .selectFrom("sessions")
        .select(["id", "userAgent", "createdAt", "updatedAt"])
        .where("memberId", "=", memberId)
        .where("expiresAt", ">", new Date().toISOString())
        .orderBy("updatedAt", "desc")
        .execute();
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        userAgent: userAgent ?? "",
        createdAt: Date.parse(createdAt),
        lastSeenAt: Date.parse(updatedAt),
      }));
    },

    /** @returns whether the member had this session */
    async delete(memberId: string, id: string): Promise<boolean> {
      const deleted = await db
        .deleteFrom("sessions")
        .where("memberId", "=", memberId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      return deleted !== undefined;
    },

    /** Ends all sessions of a member, such as one who was removed. */
    async deleteOfMember(memberId: string): Promise<void> {
      await db.deleteFrom("sessions").where("memberId", "=", memberId).execute();
    },

    async deleteExpired(nowMs: number): Promise<void> {
      const now = new Date(nowMs).toISOString();
      await db.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
    },
  };
}
