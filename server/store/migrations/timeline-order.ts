import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** The order of a submission's timeline entries that were written in the same millisecond. */
export const timelineOrder: Migration = {
  async up(db) {
    const tables = await db.introspection.getTables();
    const timeline = tables.find(({ name }) => name === "timeline");
    if (timeline?.columns.some(({ name }) => name === "sequence")) return;
    await runStatements(db, [`alter table "timeline" add column "sequence" integer`]);
  },
};
