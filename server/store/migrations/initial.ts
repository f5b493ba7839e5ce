import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";

/** The first version of the schema. */
export function initial(dialect: Dialect): Migration {
  const bytes = dialect === "postgres" ? "bytea" : "blob";
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("submissions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("reference", "text", (column) => column.notNull().unique())
        .addColumn("form", "text", (column) => column.notNull())
        .addColumn("formType", "text", (column) => column.notNull())
        .addColumn("emailConfigType", "text", (column) => column.notNull())
        .addColumn("fields", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("codeHash", "text", (column) => column.unique())
        .addColumn("receivedAt", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("submissionsByTime").on("submissions").column("receivedAt").execute();
      await db.schema.createIndex("submissionsByEmail").on("submissions").column("email").execute();
      await db.schema
        .createTable("files")
        .addColumn("submissionId", "text", (column) => column.primaryKey().references("submissions.id"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("size", "integer", (column) => column.notNull())
        .addColumn("sha256", "text", (column) => column.notNull())
        .addColumn("content", bytes, (column) => column.notNull())
        .addColumn("checked", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("mails")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("submissionId", "text", (column) => column.notNull().references("submissions.id"))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("messageId", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("queuedAt", "bigint", (column) => column.notNull())
        .addColumn("nextAttemptAt", "bigint", (column) => column.notNull())
        .addColumn("leaseOwner", "text")
        .addColumn("leaseUntil", "bigint")
        .addColumn("sentAt", "bigint")
        .addColumn("lastError", "text")
        .execute();
      await db.schema.createIndex("mailsDue").on("mails").columns(["state", "nextAttemptAt"]).execute();
      await db.schema.createIndex("mailsOfSubmission").on("mails").column("submissionId").execute();
      await db.schema
        .createTable("once")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("payloadHash", "text", (column) => column.notNull())
        .addColumn("submissionId", "text", (column) => column.notNull())
        .addColumn("expiresAt", "bigint")
        .execute();
      await db.schema.createIndex("onceByExpiry").on("once").column("expiresAt").execute();
      await db.schema.createIndex("onceBySubmission").on("once").column("submissionId").execute();
      await db.schema
        .createTable("rateLimits")
        .addColumn("address", "text", (column) => column.primaryKey())
        .addColumn("count", "integer", (column) => column.notNull())
        .addColumn("until", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("keys")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
    },
  };
}
