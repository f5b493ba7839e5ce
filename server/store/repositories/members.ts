import { randomUUID } from "node:crypto";
import type { Selectable, SelectQueryBuilder } from "kysely";
import * as z from "zod";
import type { Member } from "#contract/desk/members.ts";
import { formKindSchema, type Role, type SiteRight } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Connection, Database, Dialect } from "../tables/schema.ts";

const formList = z.array(formKindSchema);
const textList = z.array(z.string());

function toMember(row: Selectable<Database["members"]>): Member {
  const { id, name, email, role, accessEndsAt, site, digest, lastSeenAt, removedAt } = row;
  return {
    id,
    name,
    email,
    role,
    forms: formList.parse(JSON.parse(row.forms)),
    positions: textList.parse(JSON.parse(row.positions)),
    ventures: textList.parse(JSON.parse(row.ventures)),
    accessEndsAt,
    site: role === "owner" ? "publisher" : site,
    digest: digest === 1,
    lastSeenAt,
    removedAt,
  };
}

/** A member with this address was added already. */
export class EmailTaken extends Error {
  override name = "EmailTaken";
}

/** Fields of a member that can be changed. */
export type MemberUpdate = Partial<{
  name: string;
  role: Role;
  forms: FormKind[];
  positions: string[];
  ventures: string[];
  accessEndsAt: number | null;
  site: SiteRight;
  digest: boolean;
  lastSeenAt: number;
  removedAt: number | null;
}>;

/** The table `members`. */
export function memberRepository(db: Connection, dialect: Dialect) {
  const select = () => db.selectFrom("members").selectAll();
  // SQLite has one transaction at a time.
  const forUpdate = <Row>(query: SelectQueryBuilder<Database, "members", Row>) =>
    dialect === "postgres" ? query.forUpdate() : query;
  return {
    /** @throws EmailTaken */
    async insert(
      member: Pick<Member, "name" | "email" | "role" | "forms"> & {
        site?: SiteRight | undefined;
        positions?: string[] | undefined;
        ventures?: string[] | undefined;
        accessEndsAt?: number | null | undefined;
      },
    ): Promise<Member> {
      const now = new Date().toISOString();
      const row = await db
        .insertInto("members")
        .values({
          ...member,
          id: randomUUID(),
          createdAt: now,
          updatedAt: now,
          emailVerified: 1,
          forms: JSON.stringify(member.forms),
          positions: JSON.stringify(member.positions ?? []),
          ventures: JSON.stringify(member.ventures ?? []),
          digest: 0,
          lastSeenAt: null,
          removedAt: null,
        })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returningAll()
        .executeTakeFirstOrThrow(() => new EmailTaken(`${member.email} is a member already.`));
      return toMember(row);
    },

    async find(id: string): Promise<Member | undefined> {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toMember(row);
    },

    /** A member who stays the same until the transaction's end. */
    async lock(id: string): Promise<Member | undefined> {
      const row = await forUpdate(select().where("id", "=", id)).executeTakeFirst();
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
      const owners = db
        .selectFrom("members")
        .select("id")
        .where("role", "=", "owner")
        .where("removedAt", "is", null);
      const rows = await forUpdate(owners).execute();
      return rows.map(({ id }) => id);
    },

    async update(id: string, { forms, positions, ventures, digest, ...update }: MemberUpdate): Promise<void> {
      await db
        .updateTable("members")
        .set({
          ...update,
          updatedAt: new Date().toISOString(),
          ...(forms && { forms: JSON.stringify(forms) }),
          ...(positions && { positions: JSON.stringify(positions) }),
          ...(ventures && { ventures: JSON.stringify(ventures) }),
          ...(digest !== undefined && { digest: digest ? 1 : 0 }),
        })
        .where("id", "=", id)
        .execute();
    },
  };
}
