import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

// better-auth writes these tables; it stores its own times as ISO 8601 and booleans as 0 or 1 in both databases.
const statements = [
  `create table "members" (
    "id" text primary key,
    "name" text not null,
    "email" text not null unique,
    "emailVerified" integer not null,
    "createdAt" text not null,
    "updatedAt" text not null,
    "role" text not null check ("role" in ('owner', 'member', 'reader')),
    "forms" text not null,
    "digest" integer not null check ("digest" in (0, 1)),
    "lastSeenAt" bigint,
    "removedAt" bigint
  )`,
  `create table "sessions" (
    "id" text primary key,
    "memberId" text not null references "members" on delete cascade,
    "token" text not null unique,
    "userAgent" text,
    "ipAddress" text,
    "expiresAt" text not null,
    "createdAt" text not null,
    "updatedAt" text not null
  )`,
  `create index "sessionsByMember" on "sessions" ("memberId")`,
  `create table "verifications" (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" text not null,
    "createdAt" text not null,
    "updatedAt" text not null
  )`,
  `create index "verificationsByIdentifier" on "verifications" ("identifier")`,
  `create table "passkeys" (
    "id" text primary key,
    "memberId" text not null references "members" on delete cascade,
    "name" text,
    "publicKey" text not null,
    "credentialId" text not null unique,
    "counter" integer not null,
    "deviceType" text not null,
    "backedUp" integer not null,
    "transports" text,
    "aaguid" text,
    "createdAt" text not null
  )`,
  `create index "passkeysByMember" on "passkeys" ("memberId")`,
  `alter table "activity" add column "memberId" text references "members"`,
];

/** The desk's members and their ways to sign in; what members did is recorded beside what operators did. */
export const deskMembers: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    if (tables.some(({ name }) => name === "members")) return;
    await runStatements(db, statements);
  },
};
