import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";

/** Publications of the site's content, the files of that content, and which server serves what. */
export function publications(dialect: Dialect): Migration {
  const bytes = dialect === "postgres" ? "bytea" : "blob";
  const statements = [
    `create table if not exists "publications" (
      "id" integer primary key,
      "kind" text not null check ("kind" in ('publish', 'due', 'back')),
      "createdAt" bigint not null,
      "author" text not null,
      "note" text not null,
      "commit" text,
      "restores" integer,
      "changes" text not null,
      "files" text not null
    )`,
    `create table if not exists "contentFiles" ("hash" text primary key, "content" ${bytes} not null)`,
    `create table if not exists "servers" (
      "id" text primary key,
      "name" text not null,
      "program" text not null,
      "publicationId" integer,
      "problem" text,
      "seenAt" bigint not null
    )`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
