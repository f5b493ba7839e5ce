import { EventEmitter } from "node:events";
import { type ConnectionErrorListener, openDatabase } from "./database.ts";
import { createMaintenance, type Maintenance } from "./maintenance.ts";
import { createRepositories, type Repositories } from "./repositories.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { cannotUseStore, type StoreSettings } from "./store-error.ts";

export { StoreError } from "./store-error.ts";

export type Store = Repositories &
  Maintenance & {
    /** The secret that applicants' codes are derived from; see submissions/code.ts. */
    codeKey: string;
    /** True when several servers may use this store at the same time. */
    isShared: boolean;
    /**
     * Runs work in one transaction: all of it is on disk when this resolves, nothing of it when this rejects.
     * The work may run again while another process holds the embedded store.
     */
    transaction: <Result>(work: (repositories: Repositories) => Promise<Result>) => Promise<Result>;
    /** Adds a listener for database connections that break while no query uses them. */
    onConnectionError: (listener: ConnectionErrorListener) => void;
    close: () => Promise<void>;
  };

/**
 * Opens the store: PostgreSQL when `DATABASE_URL` is set, else SQLite in `DATA_DIR`.
 * @throws StoreError when it cannot be opened or written, or is damaged
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const events = new EventEmitter<{ connectionError: [Error] }>();
  const { db, dialect } = await openDatabase(settings, (error) => events.emit("connectionError", error));
  const repositories = createRepositories(db, dialect);
  const codeKey = await repositories.metadata.applicantCodeKey().catch(async (error: unknown) => {
    await db.destroy();
    throw cannotUseStore(settings, error);
  });
  return {
    ...repositories,
    ...createMaintenance(db, dialect, repositories.metadata),
    codeKey,
    isShared: dialect === "postgres",
    transaction: (work) =>
      retryWhileBusy(() => db.transaction().execute((trx) => work(createRepositories(trx, dialect)))),
    onConnectionError: (listener) => void events.on("connectionError", listener),
    close: () => db.destroy(),
  };
}
