import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { writesRows } from "../connection/writes-rows.ts";
import { hashToken, newToken } from "../secret-token.ts";
import type { SessionTable } from "../tables/member-tables.ts";
import type { Connection } from "../tables/schema.ts";

export type MemberSession = Omit<Selectable<SessionTable>, "tokenHash">;

/** Sessions end after this time without a request. */
export const sessionIdleMs = 7 * dayMs;

/** How old a session's time of last use may get before it is written again. */
const lastSeenAgeMs = 15 * minuteMs;

const longestUserAgent = 500;

/** The table `memberSessions`. */
export function sessionRepository(db: Connection) {
  const select = () =>
    db.selectFrom("memberSessions").select(["id", "memberId", "userAgent", "createdAt", "lastSeenAt"]);
  return {
    /** Starts a session. @returns its token, which is stored nowhere else */
    async create(memberId: string, userAgent: string): Promise<string> {
      const token = newToken();
      const now = Date.now();
      await db
        .insertInto("memberSessions")
        .values({
          id: randomUUID(),
          memberId,
          tokenHash: hashToken(token),
          userAgent: userAgent.slice(0, longestUserAgent),
          createdAt: now,
          lastSeenAt: now,
        })
        .execute();
      return token;
    },

    /** The session of a token, unless it has ended; `isProlonged` when its time of last use was written again. */
    async use(token: string): Promise<{ id: string; memberId: string; isProlonged: boolean } | undefined> {
      const now = Date.now();
      const session = await select()
        .where("tokenHash", "=", hashToken(token))
        .where("lastSeenAt", ">", now - sessionIdleMs)
        .executeTakeFirst();
      if (!session) return undefined;
      const { id, memberId, lastSeenAt } = session;
      const isProlonged = lastSeenAt < now - lastSeenAgeMs;
      if (isProlonged)
        await db.updateTable("memberSessions").set({ lastSeenAt: now }).where("id", "=", id).execute();
      return { id, memberId, isProlonged };
    },

    /** A member's sessions that have not ended, the one used last first. */
    ofMember: (memberId: string): Promise<MemberSession[]> =>
      select()
        .where("memberId", "=", memberId)
        .where("lastSeenAt", ">", Date.now() - sessionIdleMs)
        .orderBy("lastSeenAt", "desc")
        .execute(),

    /** @returns whether the member had this session */
    async delete(memberId: string, id: string): Promise<boolean> {
      return writesRows(
        db.deleteFrom("memberSessions").where("memberId", "=", memberId).where("id", "=", id),
      );
    },

    /** Ends all sessions of a member, such as one who was removed. */
    async deleteOfMember(memberId: string): Promise<void> {
      await db.deleteFrom("memberSessions").where("memberId", "=", memberId).execute();
    },

    async deleteExpired(nowMs: number): Promise<void> {
      await db
        .deleteFrom("memberSessions")
        .where("lastSeenAt", "<=", nowMs - sessionIdleMs)
        .execute();
    },
  };
}
