import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Connection } from "./schema.ts";

/** What a secret that can be used once is for. */
type Purpose = "set-up" | "passkey-sign-in" | "new-passkey";

const identifierOf = (purpose: Purpose, secret: string) =>
  `${purpose}:${createHash("sha256").update(secret).digest("base64url")}`;

/** The table `verifications`: secrets that can be used once, stored as hashes. better-auth has its own in it. */
export function verificationRepository(db: Connection) {
  return {
    /**
     * Makes a secret of 192 bits.
     * @param value who may use it; empty when that is not known yet
     */
    async create(purpose: Purpose, lifetimeMs: number, value = ""): Promise<string> {
      const secret = randomBytes(24).toString("base64url");
      const now = new Date();
      await db
        .insertInto("verifications")
        .values({
          id: randomUUID(),
          identifier: identifierOf(purpose, secret),
          value,
          expiresAt: new Date(now.getTime() + lifetimeMs).toISOString(),
          createdAt: now.toISOString(),
          updatedAt: now.toISOString(),
        })
        .execute();
      return secret;
    },

    /** Uses up a secret. @returns its value; null when it is unknown, used already or too old */
    async consume(purpose: Purpose, secret: string): Promise<string | null> {
      const row = await db
        .deleteFrom("verifications")
        .where("identifier", "=", identifierOf(purpose, secret))
        .returning(["value", "expiresAt"])
        .executeTakeFirst();
      return row && row.expiresAt > new Date().toISOString() ? row.value : null;
    },

    async deleteExpired(nowMs: number): Promise<void> {
      const now = new Date(nowMs).toISOString();
      await db.deleteFrom("verifications").where("expiresAt", "<=", now).execute();
    },
  };
}
