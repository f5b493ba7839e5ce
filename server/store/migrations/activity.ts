import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Records what operators read, exported and erased. */
export const activity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("activity")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("reference", "text")
      .execute();
    await db.schema.createIndex("activityByTime").on("activity").column("at").execute();
  },
};
