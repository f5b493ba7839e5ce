import { PostgresDialect } from "kysely";
import pg from "pg";

// 64-bit integers are times in milliseconds here, far below where JavaScript's numbers lose precision.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connects to PostgreSQL. A lost connection fails the requests that need it; the pool connects again by itself. */
export function openPostgres(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // A connection that died without a word is noticed here, not by the server.
    query_timeout: 20_000,
    keepAlive: true,
  });
  // A connection that breaks between two queries is not an error of any of them: the next query on it fails by
  // itself. Without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
