import type { Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";

/** The names under which stores recorded these migrations before migrations were numbered. */
const formerNames: Record<string, string> = {
  "2026-11-20-initial": "0001-initial",
  "2026-11-21-mail-to-some": "0002-mail-to-some",
  "2026-11-23-names-and-constraints": "0003-names-and-constraints",
  "2026-11-24-activity": "0004-activity",
  "2026-11-25-desk-members": "0005-desk-members",
  "2026-11-26-desk-review": "0006-desk-review",
  "2026-11-27-desk-mail": "0007-desk-mail",
  "2026-11-28-plain-letters": "0008-plain-letters",
};

type MigrationTable = { [DEFAULT_MIGRATION_TABLE]: { name: string } };

/**
 * The names of the migrations that a store has had, after it was given the present names for former ones. Servers that
 * start at once wait for one another.
 */
export async function recordedNames(db: Kysely<MigrationTable>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await db.selectFrom(DEFAULT_MIGRATION_TABLE).select("name").execute();
  const names = rows.map(({ name }) => name);
  if (names.some((name) => name in formerNames)) {
    await db.transaction().execute(async (transaction) => {
      for (const [former, name] of Object.entries(formerNames)) {
        await transaction
          .updateTable(DEFAULT_MIGRATION_TABLE)
          .set({ name })
          .where("name", "=", former)
          .execute();
      }
    });
  }
  return names.map((name) => formerNames[name] ?? name);
}
