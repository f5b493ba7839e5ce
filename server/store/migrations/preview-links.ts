import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Links that show the drafts of the site to people without an account. */
export const previewLinks: Migration = {
  async up(db) {
    const tables = await db.introspection.getTables();
    if (tables.some(({ name }) => name === "previewLinks")) return;
    await runStatements(db, [
      `create table "previewLinks" (
        "tokenHash" text primary key,
        "memberId" text not null references "members" on delete cascade,
        "expiresAt" bigint not null
      )`,
    ]);
  },
};
