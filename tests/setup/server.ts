import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { environment, sharedCodeKey } from "./environment.ts";
import { fixtureContent, serverFolder, shareSites } from "./sites.ts";
import { copyStore } from "./stores.ts";

export type RunningServer = {
  /** Where it listens, for instance `http://127.0.0.1:43121`. */
  url: string;
  /** Where the desk listens; empty unless started with `DESK_PORT`, and when it could not be started. */
  deskUrl: string;
  dataDir: string;
  /** Where it stores applications, for other programs that open the same store. */
  storeSettings: Record<string, string>;
  pid: number;
  /** Everything it has logged so far. */
  log: string[];
  /** Sends a signal, SIGTERM by default, and waits for the end. The data stays. @returns the exit status, if any */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

const program = "dist/server/main.js";

// Production's limits are off, so that no test depends on the load of the machine.
const testDefaults = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: "0",
  RATE_LIMIT: "off",
  LOAD_SHEDDING: "off",
  DESK_PORT: "off",
};
const newDataDir = path.join(tmpdir(), "applications-");

/**
 * Starts the real server on a free port and waits until it listens. Without `DATA_DIR` it gets an empty data folder. It
 * serves the fixture site unless `CONTENT_DIR` is given.
 * @param folder whose `dist/` to run; that of this checkout unless given
 */
export async function startServer(
  settings: Record<string, string> = {},
  folder = serverFolder,
): Promise<RunningServer> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(newDataDir));
  if (settings.CONTENT_DIR !== "") shareSites(dataDir);
  // With another clock it was published at another time.
  const isAsPublished = !(settings.DATA_DIR ?? settings.CONTENT_DIR ?? settings.NODE_OPTIONS);
  if (isAsPublished) copyStore("published", dataDir, settings);
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: environment({
      ...testDefaults,
      CONTENT_DIR: fixtureContent,
      ...(settings.DATABASE_URL ? { CODE_KEY: sharedCodeKey } : {}),
      DATA_DIR: dataDir,
      ...settings,
    }),
  });
  const log: string[] = [];
  const exited = once(child, "exit");
  const hasDesk = !["off", undefined].includes(settings.DESK_PORT);
  let deskUrl = "";
  const address = new Promise<string>((resolve) => {
    let siteUrl = "";
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        log.push(line);
        const url = /https?:\/\/[^\s"/]+:\d+/.exec(line)?.[0];
        if (url && line.includes("The desk listens")) deskUrl = url;
        else if (url) siteUrl ||= url;
        const isDeskKnown = deskUrl || !hasDesk || line.includes("The desk cannot be started");
        if (siteUrl && isDeskKnown) resolve(siteUrl);
      });
    }
  });
  const url = await Promise.race([
    address,
    exited.then(() => Promise.reject(new Error(`The server exited at its start:\n${log.join("\n")}`))),
  ]);
  return {
    url: url.replace("0.0.0.0", "127.0.0.1"),
    deskUrl,
    dataDir,
    storeSettings: {
      DATA_DIR: dataDir,
      ...(settings.DATABASE_URL ? { DATABASE_URL: settings.DATABASE_URL } : {}),
    },
    pid: child.pid ?? 0,
    log,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const [status] = await exited;
      return status;
    },
  };
}

/**
 * Starts a server with settings that make it exit.
 * @returns its exit status and its standard error
 */
export function startFailingServer(settings: Record<string, string>) {
  const dataDir = mkdtempSync(newDataDir);
  shareSites(dataDir);
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: serverFolder,
    env: environment({ ...testDefaults, CONTENT_DIR: fixtureContent, DATA_DIR: dataDir, ...settings }),
    encoding: "utf8",
    // Generous, so that a busy machine fails no test.
    timeout: 120_000,
  });
  rmSync(dataDir, { recursive: true, force: true });
  return { status, stderr: stderr.trim() };
}

/** Removes a stopped server's data folder. */
export async function removeData(server: RunningServer) {
  await rm(server.dataDir, { recursive: true, force: true });
}
