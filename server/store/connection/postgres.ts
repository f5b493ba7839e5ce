import { PostgresDialect } from "kysely";
import pg from "pg";

// 64-bit integers are times in milliseconds here, far below where JavaScript's numbers lose precision.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type TimeLimits = Pick<pg.PoolConfig, "statement_timeout" | "query_timeout" | "lock_timeout">;

/** For requests. The client's own limit is there because the database cannot end a query whose connection is dead. */
export const requestLimits: TimeLimits = { statement_timeout: 15_000, query_timeout: 20_000 };

/**
 * For migrating and copying, which may take long. They must not wait long for a table that is in use, because all other
 * queries of it would wait behind them.
 */
export const longWorkLimits: TimeLimits = { lock_timeout: 5_000 };

/** As PostgreSQL's manual has it for SSDs. At the default, for rotating disks, the search for a rare word reads all texts. */
const randomPageCost = 1.1;

/**
 * Connects to PostgreSQL. A lost connection fails the queries that use it; the pool connects again by itself.
 * @param onConnectionError called when a connection breaks, idle or in use
 */
export function openPostgres(
  url: string,
  limits: TimeLimits,
  onConnectionError: (error: Error) => void,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...limits,
  });
  pool.on("connect", (client) => {
    client.on("error", onConnectionError);
    client.query(`set random_page_cost = ${randomPageCost}`).catch(() => {});
  });
  // The pool repeats the errors of idle clients; without a listener Node would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
