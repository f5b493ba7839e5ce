import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { writesRows } from "../connection/writes-rows.ts";
import type { Connection, Database } from "../tables/schema.ts";

export type Passkey = Selectable<Database["passkeys"]>;

/** The table `passkeys`. */
export function passkeyRepository(db: Connection) {
  const select = () => db.selectFrom("passkeys").selectAll();
  return {
    /** @throws when the credential is stored already */
    async insert(passkey: Omit<Passkey, "id" | "createdAt">): Promise<void> {
      await db
        .insertInto("passkeys")
        .values({ id: randomUUID(), createdAt: new Date().toISOString(), ...passkey })
        .execute();
    },

    /** A member's passkeys, oldest first. */
    ofMember: (memberId: string): Promise<Passkey[]> =>
      select().where("memberId", "=", memberId).orderBy("createdAt").execute(),

    findByCredential: (credentialId: string): Promise<Passkey | undefined> =>
      select().where("credentialId", "=", credentialId).executeTakeFirst(),

    /** Raises the count of uses, which would reveal a copied passkey. */
    async setCounter(id: string, counter: number): Promise<void> {
      await db.updateTable("passkeys").set({ counter }).where("id", "=", id).execute();
    },

    /** @returns whether the member had this passkey */
    async delete(memberId: string, id: string): Promise<boolean> {
      return writesRows(db.deleteFrom("passkeys").where("memberId", "=", memberId).where("id", "=", id));
    },
  };
}
