import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Which version of an application the author of a draft has seen. */
export const draftVersions: Migration = {
  async up(db) {
    const tables = await db.introspection.getTables();
    const drafts = tables.find(({ name }) => name === "replyDrafts");
    if (drafts?.columns.some(({ name }) => name === "version")) return;
    await runStatements(db, [`alter table "replyDrafts" add column "version" integer`]);
  },
};
