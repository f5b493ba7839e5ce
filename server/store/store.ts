import { EventEmitter } from "node:events";
import { openCodeKey } from "./code-key.ts";
import { type ChangeListener, postgresChangeFeed, sqliteChangeFeed } from "./connection/change-feed.ts";
import { type ConnectionErrorListener, openDatabase } from "./connection/database.ts";
import { createMaintenance, type Maintenance } from "./connection/maintenance.ts";
import { retryWhileBusy } from "./connection/retry-while-busy.ts";
import type { StoreChange } from "./repositories/changes.ts";
import { createRepositories, type Repositories } from "./repositories.ts";
import { cannotUseStore, StoreError, type StoreSettings } from "./store-error.ts";
import type { Connection } from "./tables/schema.ts";

export { StoreError } from "./store-error.ts";

export type Store = Repositories &
  Maintenance & {
    /** True when several servers may use this store at the same time. */
    isShared: boolean;
    /**
     * Runs work in one transaction: all of it is on disk when this resolves, nothing of it when this rejects.
     * The work may run again while another process holds the embedded store.
     */
    transaction: <Result>(work: (repositories: Repositories) => Promise<Result>) => Promise<Result>;
    /** Adds a listener for database connections that break, idle or in use. */
    onConnectionError: (listener: ConnectionErrorListener) => void;
    /**
     * Adds a listener for changes that this and other processes announce.
     * @returns a function that removes it
     */
    onChange: (listener: ChangeListener) => () => void;
    /** Says what Message-IDs of new mails end with: the host name of the site, which a publication may change. */
    setMailDomain: (domain: () => string) => void;
    close: () => Promise<void>;
  };

/** A store with the key that a server needs. */
export type ServerStore = Store & {
  /** The secret that applicants' codes are derived from; see code-key.ts. */
  codeKey: string;
};

/**
 * Opens the store without its key, for the operator CLI: PostgreSQL when `DATABASE_URL` is set, else SQLite in
 * `DATA_DIR`.
 * @throws StoreError when it cannot be opened or written, or is damaged
 */
export async function openStoreWithoutKey(settings: StoreSettings): Promise<Store> {
  return (await open(settings)).withKey("");
}

/**
 * Opens the store with its key, for a server.
 * @throws StoreError when it cannot be opened or written, is damaged, or has been used with another key
 */
export async function openStore(settings: StoreSettings): Promise<ServerStore> {
  const { withKey } = await open(settings);
  // Whether it is the right key is told by the store itself, which is read without one.
  const { transaction, close } = withKey("");
  try {
    const codeKey = await openCodeKey(settings, transaction);
    return { ...withKey(codeKey), codeKey };
  } catch (error) {
    await close();
    throw error instanceof StoreError ? error : cannotUseStore(settings, error);
  }
}

/** Opens the database. @returns the store on it; addresses that are counted are hashed with the key */
async function open(settings: StoreSettings): Promise<{ withKey: (codeKey: string) => Store }> {
  const events = new EventEmitter<{ connectionError: [Error] }>();
  const { db, dialect } = await openDatabase(settings, (error) => events.emit("connectionError", error));
  const feed = settings.DATABASE_URL ? postgresChangeFeed(settings.DATABASE_URL) : sqliteChangeFeed(db);
  let mailDomain = (): string => {
    throw new Error("No mail can be queued before setMailDomain");
  };
  return {
    withKey(codeKey) {
      const repositoriesOf = (connection: Connection, emit: (change: StoreChange) => void) =>
        createRepositories(connection, dialect, emit, () => mailDomain(), codeKey);
      const repositories = repositoriesOf(db, feed.emit);
      return {
        ...repositories,
        ...createMaintenance(db, dialect, repositories.metadata),
        isShared: dialect === "postgres",
        transaction: (work) =>
          retryWhileBusy(async () => {
            const changes: StoreChange[] = [];
            const result = await db
              .transaction()
              .execute((trx) => work(repositoriesOf(trx, (change) => changes.push(change))));
            for (const change of changes) feed.emit(change);
            return result;
          }),
        onChange: feed.listen,
        onConnectionError: (listener) => void events.on("connectionError", listener),
        setMailDomain(domain) {
          mailDomain = domain;
        },
        async close() {
          await feed.close();
          await db.destroy();
        },
      };
    },
  };
}
