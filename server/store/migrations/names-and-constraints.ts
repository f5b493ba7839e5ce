import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { alterPostgres } from "./names-and-constraints-postgres.ts";
import { rebuildSqlite } from "./names-and-constraints-sqlite.ts";

/**
 * Renames the tables `once` and `keys` and the column `notTo` to say what they hold, and adds CHECK constraints and
 * foreign keys. SQLite cannot add constraints to a table, so its tables are built again.
 */
export function namesAndConstraints(dialect: Dialect): Migration {
  return { up: dialect === "postgres" ? alterPostgres : rebuildSqlite };
}
