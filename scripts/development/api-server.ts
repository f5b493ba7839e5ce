import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, mergeConfig, type Rolldown } from "vite";
import type { ReleaseInfo } from "#contract/release.ts";
import { serverBuildConfig } from "../build-server.ts";
import { writeServerData } from "../server-data.ts";

const bundle = ".generated/dev-server";

/** The server runs in this folder, because it reads a release from `dist/`. */
const folder = path.resolve(".generated/dev-api");
const release = path.join(folder, "dist/releases/development");

export type ApiServer = {
  /** Writes what the server reads of the content, and starts it, again if that has changed. */
  update: () => Promise<void>;
  /** Keeps a page, for the server's answers to forms that were sent without JavaScript. */
  keepPage: (pagePath: string, html: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Writes what the server reads of a release at its start; visitors get the pages of the development server. */
async function writeRelease() {
  const info: ReleaseInfo = { id: "development", builtAt: new Date().toISOString(), contractHash: "none" };
  for (const status of ["404", "410"]) {
    const page = path.join(release, "client", status, "index.html");
    await mkdir(path.dirname(page), { recursive: true });
    for (const extension of ["", ".br", ".gz"]) await writeFile(page + extension, "");
  }
  await mkdir(path.join(folder, "dist/desk"), { recursive: true });
  await writeFile(path.join(release, "release.json"), JSON.stringify(info));
  await writeFile(path.join(release, "csp.json"), "{}");
  await rm(path.join(folder, "dist/current"), { force: true });
  await symlink("releases/development", path.join(folder, "dist/current"));
}

/**
 * The server of the site's and the desk's API, bundled again and restarted when its code or its content changes.
 * @param settings its environment
 */
export async function startApiServer(settings: Record<string, string>): Promise<ApiServer> {
  let server: ChildProcess | undefined;
  let isBundled = false;
  let data: string | undefined;
  let isClosed = false;

  function restart() {
    if (!isBundled || data === undefined || isClosed) return;
    const start = () => {
      if (isClosed) return;
      server = spawn(process.execPath, [path.resolve(bundle, "main.js")], {
        cwd: folder,
        stdio: "inherit",
        env: { ...process.env, ...settings },
      });
    };
    if (!server || server.exitCode !== null || server.signalCode !== null) return start();
    server.removeAllListeners("exit");
    server.once("exit", start);
    server.kill();
  }

  await writeRelease();

  const watcher = (await build(
    mergeConfig(serverBuildConfig(bundle), { build: { watch: {} } }),
  )) as Rolldown.RolldownWatcher;
  watcher.on("event", (event) => {
    if (event.code !== "END") return;
    isBundled = true;
    restart();
  });
  // The terminal's Ctrl-C reaches the server, other ends of this process do not.
  process.on("exit", () => server?.kill());

  return {
    async keepPage(pagePath, html) {
      const page = path.join(release, "client", pagePath, "index.html");
      await mkdir(path.dirname(page), { recursive: true });
      await writeFile(page, html);
    },
    async update() {
      const file = path.join(release, "server-data.json");
      await writeServerData(file);
      const written = await readFile(file, "utf8");
      if (written === data) return;
      data = written;
      restart();
    },
    async close() {
      isClosed = true;
      server?.removeAllListeners("exit");
      server?.kill();
      await watcher.close();
    },
  };
}
