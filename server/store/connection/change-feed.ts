import { EventEmitter } from "node:events";
import { sql } from "kysely";
import pg from "pg";
import { changeChannel, type StoreChange, storeChangeSchema } from "../repositories/changes.ts";
import type { Connection } from "../tables/schema.ts";

/** How often SQLite is asked whether another process changed the store. */
const pollIntervalMs = 1_000;
const reconnectDelayMs = 1_000;

export type ChangeListener = (change: StoreChange) => void;

export type ChangeFeed = {
  /** Notifies the listeners of this process. */
  emit: ChangeListener;
  /** Adds a listener for changes of this and all other processes. @returns a function that removes it */
  listen: (listener: ChangeListener) => () => void;
  close: () => Promise<void>;
};

/** Emitted when changes may have been missed: anything may be different now. */
const anything: StoreChange = { kind: "all" };

/** @param start begins to watch other processes, and returns a function that ends it */
function createFeed(start: (emit: ChangeListener) => () => Promise<void>): ChangeFeed {
  const events = new EventEmitter<{ change: [StoreChange] }>().setMaxListeners(0);
  const emit = (change: StoreChange) => void events.emit("change", change);
  let stop: (() => Promise<void>) | undefined;
  return {
    emit,
    listen(listener) {
      stop ??= start(emit);
      events.on("change", listener);
      return () => void events.off("change", listener);
    },
    close: async () => stop?.(),
  };
}

/** Other processes change the embedded store too, such as the operator CLI; SQLite counts their commits. */
export function sqliteChangeFeed(db: Connection): ChangeFeed {
  return createFeed((emit) => {
    let known: number | undefined;
    async function poll() {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      const version = rows[0]?.data_version;
      if (known !== undefined && version !== known) emit(anything);
      known = version;
    }
    // A store that cannot be read now is asked again.
    let polling = poll().catch(() => {});
    const timer = setInterval(() => {
      polling = polling.then(poll).catch(() => {});
    }, pollIntervalMs);
    return async () => {
      clearInterval(timer);
      await polling;
    };
  });
}

/** What another server announced; anything may have changed when it cannot be read. */
function readChange(payload: string): StoreChange {
  try {
    return storeChangeSchema.parse(JSON.parse(payload));
  } catch {
    return anything;
  }
}

/**
 * Listens on a connection of its own, and connects again when it is lost.
 * @param heartbeatMs how often to ask whether it is; a connection may break off without a word
 */
export function postgresChangeFeed(url: string, heartbeatMs = 30_000): ChangeFeed {
  return createFeed((emit) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isClosed = false;

    async function connect() {
      const connection = new pg.Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: 5_000,
        query_timeout: heartbeatMs / 3,
      });
      client = connection;
      const heartbeat = setInterval(() => connection.query("select 1").catch(reconnect), heartbeatMs);
      const reconnect = () => {
        clearInterval(heartbeat);
        if (isClosed || client !== connection) return;
        client = undefined;
        connection.end().catch(() => {});
        timer = setTimeout(() => void connect(), reconnectDelayMs);
      };
      connection.on("error", reconnect).on("end", reconnect);
      connection.on("notification", ({ payload = "" }) => emit(readChange(payload)));
      try {
        await connection.connect();
        await connection.query(`listen "${changeChannel}"`);
        // Changes before this moment were missed.
        emit(anything);
      } catch {
        reconnect();
      }
    }

    const connecting = connect();
    return async () => {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    };
  });
}
