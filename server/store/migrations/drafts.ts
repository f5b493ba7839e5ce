import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { runStatements } from "./run-statements.ts";

/** Files of the site's content as members edit them, and which members may edit and publish. */
export function drafts(dialect: Dialect): Migration {
  const bytes = dialect === "postgres" ? "bytea" : "blob";
  const statements = [
    `create table "drafts" (
      "path" text primary key,
      "base" ${bytes},
      "content" ${bytes},
      "version" integer not null,
      "edits" text not null,
      "authorId" text not null,
      "author" text not null,
      "updatedAt" bigint not null
    )`,
    `alter table "members" add column "site" text not null default 'none'
      check ("site" in ('none', 'editor', 'publisher'))`,
  ];
  return {
    async up(db) {
      const tables = await db.introspection.getTables();
      if (tables.some(({ name }) => name === "drafts")) return;
      await runStatements(db, statements);
    },
  };
}
