import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `delete from "verifications"`,
  `delete from "sessions"`,
  `create table "memberSessions" (
    "id" text primary key,
    "memberId" text not null references "members" on delete cascade,
    "tokenHash" text not null unique,
    "userAgent" text not null,
    "createdAt" bigint not null,
    "lastSeenAt" bigint not null
  )`,
  `create index "memberSessionsByMember" on "memberSessions" ("memberId")`,
  `create table "oneTimeTokens" (
    "tokenHash" text primary key,
    "purpose" text not null check ("purpose" in ('sign-in', 'set-up', 'passkey-sign-in', 'new-passkey')),
    "memberId" text references "members" on delete cascade,
    "expiresAt" bigint not null
  )`,
  `create index "oneTimeTokensByMember" on "oneTimeTokens" ("memberId")`,
  `alter table "activity" add column "details" text not null default '{}'`,
];

/**
 * Sessions and links are stored as hashes of their tokens, and the activity log says whom and what an entry is about.
 * Members and passkeys stay; who is signed in signs in again. The tables `sessions` and `verifications` are emptied, and
 * stay for servers of the version before.
 */
export const ownSessions: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    if (tables.some(({ name }) => name === "oneTimeTokens")) return;
    await runStatements(db, statements);
  },
};
