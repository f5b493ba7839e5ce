import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { environment } from "../setup/environment.ts";
import { freePort } from "../setup/free-port.ts";
import { hasNginx, startNginx } from "../setup/nginx.ts";
import { fixtureSite } from "../setup/sites.ts";
import { founder } from "./founder.ts";
import { stored } from "./stored.ts";

/** More with `RESTART_REQUESTS=20000`. */
const requests = Number(process.env.RESTART_REQUESTS ?? 400);
const restarts = 2;
const clients = 8;
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
        cwd: fixtureSite,
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
    const agent = new Agent({ keepAlive: true, maxSockets: clients, rejectUnauthorized: false });
    const send = (method: string, path: string, body = "") =>
      new Promise<number | string>((resolve) => {
        const headers = { Host: "studio.example", ...(body ? { "Content-Type": "application/json" } : {}) };
        const sending = request(
          { host: "127.0.0.1", port: nginx.port, path, method, agent, headers },
          (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
        );
        sending.on("error", (error) => resolve(error.message));
        sending.end(body);
      });
    await expect.poll(() => send("GET", "/healthz")).toBe(200);

    const counts: Record<string, number> = {};
    let [sent, forms] = [0, 0];
    let haveRestarted = false;
    const client = async () => {
      while (sent < requests || !haveRestarted) {
        const number = sent++;
        const isForm = number % 10 === 0;
        if (isForm) forms++;
        const status = await (isForm
          ? send("POST", "/api/send-email", JSON.stringify({ ...founder, message: `Form ${number}` }))
          : send("GET", paths[number % paths.length] ?? "/"));
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    const restart = async () => {
      for (let number = 1; number <= restarts; number++) {
        await expect.poll(() => sent).toBeGreaterThan((number * requests) / (restarts + 1));
        holder.kill("SIGHUP");
        await expect.poll(starts).toBe(number + 1);
      }
      haveRestarted = true;
    };
    await Promise.all([restart(), ...Array.from({ length: clients }, client)]);
    console.info(JSON.stringify({ sent, forms, restarts, counts }));
    expect(counts, nginx.readErrors()).toEqual({ 200: sent });
    expect(stored(dataDir)).toHaveLength(forms);

    agent.destroy();
    await nginx.stop();
    const ended = once(holder, "exit");
    holder.kill();
    await ended;
    await rm(dataDir, { recursive: true });
  },
);
