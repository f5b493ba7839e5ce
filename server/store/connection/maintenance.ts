import { sql } from "kysely";
import type { MetadataRepository } from "../repositories/metadata.ts";
import type { Connection, Dialect } from "../tables/schema.ts";
import { servingBusyTimeoutMs } from "./sqlite.ts";

export type Maintenance = {
  /** Shortens the wait for other processes, which blocks this one: for a server that answers requests from now on. */
  shortenBusyTimeout: () => Promise<void>;
  /** Writes one row. @throws with the reason when the store cannot take a submission now */
  probe: () => Promise<void>;
  /** Empties the embedded store's write-ahead log, which still holds what was erased. */
  checkpoint: () => Promise<void>;
  /** Rewrites the embedded store when something was erased since it was last rewritten. */
  compact: () => Promise<void>;
};

/** Maintenance of the database as a whole. PostgreSQL does checkpoints and vacuuming by itself. */
export function createMaintenance(
  db: Connection,
  dialect: Dialect,
  metadata: MetadataRepository,
): Maintenance {
  const isSqlite = dialect === "sqlite";
  async function checkpoint() {
    if (isSqlite) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
  return {
    async shortenBusyTimeout() {
      if (isSqlite) await sql`pragma busy_timeout = ${sql.lit(servingBusyTimeoutMs)}`.execute(db);
    },
    probe: () => metadata.writeProbe(),
    checkpoint,
    async compact() {
      if (!isSqlite || !(await metadata.isCompactionDue())) return;
      // Deleted content is overwritten at once (`secure_delete`). This also clears what moved rows left behind in
      // unused parts of pages. It blocks the process, the longer the larger the store is.
      await sql`vacuum`.execute(db);
      await metadata.clearCompactionDue();
      await checkpoint();
    },
  };
}
