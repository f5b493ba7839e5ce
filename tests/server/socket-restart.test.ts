import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { environment } from "../setup/environment.ts";
import { freePort } from "../setup/free-port.ts";
import { hasNginx, startNginx } from "../setup/nginx.ts";
import { serverFolder } from "../setup/sites.ts";
import { restartClients } from "./restart-clients.ts";
import { stored } from "./stored.ts";

/** More with `RESTART_REQUESTS=20000`. */
const requests = Number(process.env.RESTART_REQUESTS ?? 400);
const restarts = 2;
const paths = ["/", "/about", "/careers", "/favicon.svg"];
const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.skipIf(!hasNginx || !hasPython)(
  "nginx: one server with a socket that is kept for it answers every request during restarts",
  { timeout: 600_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "socket-"));
    const port = await freePort();
    const holder = spawn(
      "python3",
      [path.resolve("tests/server/hold-socket.py"), String(port), process.execPath, "dist/server/main.js"],
      {
        cwd: serverFolder,
        stdio: ["ignore", "pipe", "inherit"],
        env: environment({
          NODE_ENV: "production",
          DATA_DIR: dataDir,
          DESK_PORT: "off",
          RATE_LIMIT: "off",
          LOAD_SHEDDING: "off",
          TRUST_PROXY: "1",
        }),
      },
    );
    let log = "";
    holder.stdout.on("data", (text) => {
      log += String(text);
    });
    const starts = () => log.split(`Listening at http://127.0.0.1:${port}`).length - 1;
    const nginx = await startNginx([`127.0.0.1:${port}`]);
    const { send, sent, sendDuring } = restartClients(nginx.port, paths, requests);
    await expect.poll(() => send("GET", "/healthz")).toBe(200);

    const result = await sendDuring(async () => {
      for (let number = 1; number <= restarts; number++) {
        await expect.poll(sent).toBeGreaterThan((number * requests) / (restarts + 1));
        holder.kill("SIGHUP");
        await expect.poll(starts).toBe(number + 1);
      }
    });
    console.info(JSON.stringify({ restarts, ...result }));
    expect(result.counts, nginx.readErrors()).toEqual({ 200: result.sent });
    expect(stored(dataDir)).toHaveLength(result.forms);

    await nginx.stop();
    const ended = once(holder, "exit");
    holder.kill();
    await ended;
    await rm(dataDir, { recursive: true });
  },
);
