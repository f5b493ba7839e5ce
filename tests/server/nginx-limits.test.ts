import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import { connect, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hasNginx, startNginx } from "../setup/nginx.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { founder } from "./founder.ts";

let server: RunningServer;
let nginx: Awaited<ReturnType<typeof startNginx>>;
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** @param given further headers @returns the answer; a refused connection rejects */
function ask(method: string, path: string, body = "", given: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = body ? { "Content-Type": "application/json" } : {};
    const headers = { Host: "studio.example", Client: "127.0.0.1", ...type, ...given };
    const options = { host: "127.0.0.1", port: nginx.port, path, method, agent, headers };
    const sending = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sending.on("error", reject);
    sending.end(body);
  });
}

/** @param client the address that it comes from @returns the status; a refused connection rejects */
const send = async (method: string, path: string, body = "", client = "127.0.0.1") =>
  (await ask(method, path, body, { Client: client })).status;

beforeAll(async () => {
  if (!hasNginx) return;
  server = await startServer({ TRUST_PROXY: "1" });
  const { host } = new URL(server.url);
  nginx = await startNginx([host, host], { hasRateLimits: true });
  await vi.waitFor(async () => expect(await send("GET", "/healthz")).toBe(200), 60_000);
});
afterAll(async () => {
  if (!hasNginx) return;
  agent.destroy();
  await nginx.stop();
  await server.stop();
  await removeData(server);
});

test.skipIf(!hasNginx)(
  "nginx: refuses more than 30 forms at once with 429, and still serves pages",
  async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        send("POST", "/api/send-email", JSON.stringify({ ...founder, message: `Form ${number}` })),
      ),
    );
    const stored = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 429).length;
    // One form every two seconds comes on top of the burst of 30.
    expect(stored).toBeGreaterThanOrEqual(30);
    expect(refused).toBeGreaterThan(0);
    expect(stored + refused).toBe(60);
    expect(await send("GET", "/about")).toBe(200);
  },
);

test.skipIf(!hasNginx)(
  "nginx: counts an IPv6 client by its network, of which zeros are left out",
  async () => {
    const sendForm = (client: string) => send("POST", "/api/nothing", "{}", client);
    for (const network of ["2001:db8:1:2::", "2001:db8:1::", "2001:db8::", "2001:db8:5::2:3:4:"]) {
      const clients = Array.from({ length: 60 }, (_, number) => `${network}${number + 1}`);
      const statuses = await Promise.all(clients.map(sendForm));
      expect(statuses, network).toContain(429);
      expect(statuses, network).toContain(404);
    }
    for (const client of ["2001:db8:0:2:3::1", "2001:db9::1"]) expect(await sendForm(client)).toBe(404);
  },
);

test.skipIf(!hasNginx).each([
  ["application/json", "application/json", /^\{"message":"Too many requests .*\}$/],
  ["text/html,*/*;q=0.8", "text/html; charset=utf-8", /^<!DOCTYPE html>.*Too many requests /],
])("nginx: says to %s when to send a refused form again", async (accept, type, text) => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      ask("POST", "/api/nothing", "{}", { Client: "192.0.2.9", Accept: accept }),
    ),
  );
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers).toMatchObject({ "retry-after": "60", "content-type": type });
  expect(refused?.text).toMatch(text);
});

test.skipIf(!hasNginx)("nginx: refuses connections of one address beyond 256 with 429", async () => {
  const open: TLSSocket[] = [];
  // nginx counts a connection while a request on it is under way.
  const startRequest = async () => {
    const socket = connect({ host: "127.0.0.1", port: nginx.port, rejectUnauthorized: false });
    socket.on("error", () => {});
    open.push(socket);
    await once(socket, "secureConnect");
    socket.write("POST /no-such-page HTTP/1.1\r\nHost: studio.example\r\nContent-Length: 9\r\n\r\n");
  };
  await Promise.all(Array.from({ length: 300 }, startRequest));
  await expect.poll(() => send("GET", "/about")).toBe(429);
  for (const socket of open) socket.destroy();
  await expect.poll(() => send("GET", "/about")).toBe(200);
});
