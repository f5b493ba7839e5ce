import { expect, test } from "vitest";
import { freePort } from "../setup/free-port.ts";
import { hasNginx, startNginx } from "../setup/nginx.ts";
import { removeData, startServer } from "../setup/server.ts";
import { newDatabase } from "./databases.ts";
import { restartClients } from "./restart-clients.ts";

/** More with `ROLLING_REQUESTS=20000 ROLLING_RESTARTS=4`. */
const requests = Number(process.env.ROLLING_REQUESTS ?? 600);
const restarts = Number(process.env.ROLLING_RESTARTS ?? 2);
const paths = ["/", "/about", "/careers", "/apply-founder", "/favicon.svg"];

test.skipIf(!hasNginx)(
  "nginx: answers every page and form while two servers restart in turn",
  { timeout: 1_200_000 },
  async () => {
    const settings = { DATABASE_URL: await newDatabase(), TRUST_PROXY: "1" };
    const ports = [String(await freePort()), String(await freePort())];
    const start = (PORT = "") => startServer({ ...settings, PORT });
    const servers = await Promise.all(ports.map(start));
    const nginx = await startNginx(ports.map((port) => `127.0.0.1:${port}`));
    const { send, sent, sendDuring } = restartClients(nginx.port, paths, requests);
    await expect.poll(() => send("GET", "/healthz")).toBe(200);

    const result = await sendDuring(async () => {
      for (let number = 0; number < restarts; number++) {
        const index = number % 2;
        await expect.poll(sent).toBeGreaterThan((number * requests) / restarts / 2);
        expect(await servers[index]?.stop()).toBe(0);
        const server = servers[index];
        if (server) await removeData(server);
        servers[index] = await start(ports[index]);
      }
    });
    console.info(JSON.stringify({ restarts, ...result }));
    expect(result.counts, nginx.readErrors()).toEqual({ 200: result.sent });

    await nginx.stop();
    for (const server of servers) {
      await server.stop();
      await removeData(server);
    }
  },
);
