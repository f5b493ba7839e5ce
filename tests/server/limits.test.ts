import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { founder, post } from "./founder.ts";
import { sendRaw } from "./raw-request.ts";
import { sharedServer } from "./shared-server.ts";

/** Sends a form whose body never arrives, and waits until the server has read its head. */
async function startForm(url: string, headers = ""): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  // The answer to the first request shows that the server is about to read the second one.
  socket.write(
    `GET /healthz HTTP/1.1\r\nHost: x\r\n${headers}\r\n` +
      `POST /api/send-email HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n`,
  );
  await once(socket, "data");
  return socket;
}

describe("without a proxy", () => {
  const server = sharedServer();

  test.each([
    ["POST /api/send-email", ""],
    ["POST /api/send-career-email", "Content-Type: multipart/form-data; boundary=x\r\n"],
    ["GET /about", ""],
  ])("returns 411 for a chunked %s and closes the connection", async (line, type) => {
    const answer = await sendRaw(
      server.url,
      `${line} HTTP/1.1\r\nHost: x\r\n${type}Transfer-Encoding: chunked\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 411 /);
    expect(answer.toLowerCase()).toContain("connection: close");
  });

  test("returns 400 for two Host headers and closes the connection", async () => {
    const answer = await sendRaw(server.url, "GET /about HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("answers 32 pipelined requests in their order", async () => {
    const paths = Array.from({ length: 31 }, (_, number) =>
      number % 2 === 0 ? "/healthz" : "/no-such-page",
    );
    const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join("");
    const last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const answer = await sendRaw(server.url, requests + last);
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual([...paths.map((path) => (path === "/healthz" ? "200" : "404")), "200"]);
  });

  test("closes a connection with 100 pipelined requests", async () => {
    const answer = await sendRaw(server.url, "GET /about HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100));
    expect(answer.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(65);
  });
});

describe("without a proxy, with many requests under way", () => {
  const server = sharedServer();

  test("returns 429 to an address with 64 requests under way, and serves it again afterwards", async () => {
    const sockets = await Promise.all(Array.from({ length: 64 }, () => startForm(server.url)));
    await expect.poll(async () => (await fetch(`${server.url}/about`)).status).toBe(429);
    const refused = await fetch(`${server.url}/about`, { headers: { Accept: "text/html" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await fetch(`${server.url}/about`)).status).toBe(200);
  });
});

describe("behind a proxy", () => {
  const server = sharedServer({ TRUST_PROXY: "1" });

  test("limits the requests of a client, but not those of the proxy", async () => {
    const from = (address: string) =>
      fetch(`${server.url}/about`, { headers: { "X-Forwarded-For": address } }).then(({ status }) => status);
    const busy = "X-Forwarded-For: 203.0.113.1\r\n";
    const sockets = await Promise.all(
      Array.from({ length: 300 }, (_, number) =>
        startForm(server.url, number < 64 ? busy : `X-Forwarded-For: 198.51.100.${number % 200}\r\n`),
      ),
    );
    await expect.poll(() => from("203.0.113.1")).toBe(429);
    expect(await from("203.0.113.2")).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => from("203.0.113.1")).toBe(200);
  });
});

describe("behind a proxy and with a rate limit", () => {
  const server = sharedServer({ TRUST_PROXY: "1", RATE_LIMIT: "2/1h" });

  test("returns 503 with Retry-After when all addresses together send too many forms", async () => {
    // More than one window's limit, so that one window reaches it although another one begins meanwhile.
    const answers: Response[] = [];
    for (let count = 0; count < 45; count++) {
      answers.push(await post(server.url, founder, { "X-Forwarded-For": `192.0.2.${count}` }));
    }
    const refused = answers.find(({ status }) => status === 503);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.json()).toEqual({ message: expect.stringContaining("very busy") });
  });
});
