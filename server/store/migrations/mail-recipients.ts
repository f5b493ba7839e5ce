import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Lets a mail to several recipients be sent to some of them. */
export const mailRecipients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("mails").addColumn("notTo", "text").execute();
  },
};
