import { PostgresDialect } from "kysely";
import pg from "pg";

// 64-bit integers are times in milliseconds here, far below where JavaScript's numbers lose precision.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connects to PostgreSQL. A lost connection fails the queries that use it; the pool connects again by itself.
 * @param onConnectionError called when a connection breaks, idle or in use
 */
export function openPostgres(url: string, onConnectionError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // The client's own limit: the database cannot end a query whose connection is dead.
    query_timeout: 20_000,
    keepAlive: true,
  });
  pool.on("connect", (client) => client.on("error", onConnectionError));
  // The pool repeats the errors of idle clients; without a listener Node would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
