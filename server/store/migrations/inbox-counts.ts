import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { runStatements } from "./run-statements.ts";

const statements = [
  `drop index if exists "submissionsOfVenture"`,
  `create index "submissionsOfVenture" on "submissions" ("venture", "position", "sequence") where "venture" > ''`,
  `drop index if exists "submissionsByPosition"`,
  `create index "submissionsByPosition" on "submissions" ("position", "sequence") where "position" > ''`,
  `drop index if exists "submissionsInQuarantine"`,
  `create index "submissionsInQuarantine" on "submissions" ("sequence", "form", "position", "venture", "status")
    where "status" = 'quarantined'`,
];

// Until PostgreSQL next cleans up, each search would look through everything that was stored lately.
const postgresStatements = [
  `alter index "searchDocumentsByWord" set (fastupdate = off)`,
  `select gin_clean_pending_list('"searchDocumentsByWord"')`,
];

/** What guests see, and what is in quarantine, is found and counted in indexes alone; each search takes as long. */
export const inboxCounts = (dialect: Dialect): Migration => ({
  up: (db: Kysely<unknown>) =>
    runStatements(db, [...statements, ...(dialect === "postgres" ? postgresStatements : [])]),
});
