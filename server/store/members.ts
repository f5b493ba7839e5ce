import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import * as z from "zod";
import type { Member } from "#contract/desk/members.ts";
import { formKindSchema, type Role } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Connection, Database, Dialect } from "./schema.ts";

const formList = z.array(formKindSchema);

function toMember(row: Selectable<Database["members"]>): Member {
  const { id, name, email, role, forms, digest, lastSeenAt, removedAt } = row;
  return {
    id,
    name,
    email,
    role,
    forms: formList.parse(JSON.parse(forms)),
    digest: digest === 1,
    lastSeenAt,
    removedAt,
  };
}

/** What can be changed about a member. */
export type MemberUpdate = Partial<{
  name: string;
  role: Role;
  forms: FormKind[];
  digest: boolean;
  lastSeenAt: number;
  removedAt: number | null;
}>;

/** The table `members`. */
export function memberRepository(db: Connection, dialect: Dialect) {
  const select = () => db.selectFrom("members").selectAll();
  return {
    /** @throws when there is one with this address */
    async insert(member: Pick<Member, "name" | "email" | "role" | "forms">): Promise<Member> {
      const now = new Date().toISOString();
      const row = await db
        .insertInto("members")
        .values({
          ...member,
          id: randomUUID(),
          // Only owners add members, and links go to the address alone.
          emailVerified: 1,
          createdAt: now,
          updatedAt: now,
          forms: JSON.stringify(member.forms),
          digest: 0,
          lastSeenAt: null,
          removedAt: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toMember(row);
    },

    async find(id: string): Promise<Member | undefined> {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toMember(row);
    },

    /** @param email in lower case */
    async findByEmail(email: string): Promise<Member | undefined> {
      const row = await select().where("email", "=", email).executeTakeFirst();
      return row && toMember(row);
    },

    /** All members, removed ones too, by name. */
    async list(): Promise<Member[]> {
      const rows = await select().orderBy("name").orderBy("id").execute();
      return rows.map(toMember);
    },

    /** Whether nobody has been added yet. */
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom("members").select("id").limit(1).executeTakeFirst()) === undefined;
    },

    /** Who may sign in as an owner. In a transaction they stay so until its end. */
    async ownerIds(): Promise<string[]> {
      const query = db
        .selectFrom("members")
        .select("id")
        .where("role", "=", "owner")
        .where("removedAt", "is", null);
      // SQLite has one transaction at a time.
      const rows = await (dialect === "postgres" ? query.forUpdate() : query).execute();
      return rows.map(({ id }) => id);
    },

    async update(id: string, { forms, digest, ...update }: MemberUpdate): Promise<void> {
      await db
        .updateTable("members")
        .set({
          ...update,
          ...(forms && { forms: JSON.stringify(forms) }),
          ...(digest !== undefined && { digest: digest ? 1 : 0 }),
          updatedAt: new Date().toISOString(),
        })
        .where("id", "=", id)
        .execute();
    },
  };
}
