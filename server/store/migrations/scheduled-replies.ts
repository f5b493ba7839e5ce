import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Replies that are sent at a time that a member chose. */
export const scheduledReplies: Migration = {
  async up(db) {
    const tables = await db.introspection.getTables();
    const replies = tables.find(({ name }) => name === "replies");
    if (replies?.columns.some(({ name }) => name === "delivery")) return;
    await runStatements(db, [
      `alter table "replies" add column "delivery" text not null default 'soon'
        check ("delivery" in ('soon', 'scheduled', 'held'))`,
    ]);
  },
};
