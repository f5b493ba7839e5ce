import { Agent, request } from "node:https";
import { expect, test } from "vitest";
import { freePort } from "../setup/free-port.ts";
import { hasNginx, startNginx } from "../setup/nginx.ts";
import { startPostgres } from "../setup/postgres.ts";
import { removeData, startServer } from "../setup/server.ts";
import { founder } from "./founder.ts";

/** More with `ROLLING_REQUESTS=20000 ROLLING_RESTARTS=4`. */
const requests = Number(process.env.ROLLING_REQUESTS ?? 600);
const restarts = Number(process.env.ROLLING_RESTARTS ?? 2);
const clients = 8;
const paths = ["/", "/about", "/careers", "/apply-founder", "/favicon.svg"];

test.skipIf(!hasNginx)(
  "nginx: answers every page and form while two servers restart in turn",
  { timeout: 1_200_000 },
  async () => {
    const postgres = await startPostgres();
    const settings = { DATABASE_URL: await postgres.newDatabase(), TRUST_PROXY: "1" };
    const ports = [String(await freePort()), String(await freePort())];
    const start = (PORT = "") => startServer({ ...settings, PORT });
    const servers = await Promise.all(ports.map(start));
    const nginx = await startNginx(ports.map((port) => `127.0.0.1:${port}`));
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
    let sent = 0;
    const client = async () => {
      while (sent < requests || !haveRestarted) {
        const number = sent++;
        const isForm = number % 10 === 0;
        const path = paths[number % paths.length] ?? "/";
        const status = await (isForm
          ? send("POST", "/api/send-email", JSON.stringify({ ...founder, message: `Form ${number}` }))
          : send("GET", path));
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    let haveRestarted = false;
    const restart = async () => {
      for (let number = 0; number < restarts; number++) {
        const index = number % 2;
        await expect.poll(() => sent).toBeGreaterThan((number * requests) / restarts / 2);
        expect(await servers[index]?.stop()).toBe(0);
        const server = servers[index];
        if (server) await removeData(server);
        servers[index] = await start(ports[index]);
      }
      haveRestarted = true;
    };
    await Promise.all([restart(), ...Array.from({ length: clients }, client)]);
    console.info(JSON.stringify({ sent, restarts, counts }));
    expect(counts, nginx.readErrors()).toEqual({ 200: sent });

    agent.destroy();
    await nginx.stop();
    for (const server of servers) {
      await server.stop();
      await removeData(server);
    }
    await postgres.remove();
  },
);
