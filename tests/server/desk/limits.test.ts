import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { maxBodyBytes } from "#contract/limits.ts";
import { signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { watchProcess } from "../attacks/process-usage.ts";
import { sendRaw } from "../raw-request.ts";
import { sharedServer } from "../shared-server.ts";
import { connectLive, type LiveConnection } from "./live-changes.ts";

const server = sharedServer({ DESK_PORT: "0" });

/** Unlike the attacker's 127.0.0.1. Every address of 127.0.0.0/8 is this machine. */
const colleagueAddress = "127.0.0.2";

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

function openConnection({ deskUrl }: RunningServer, text: string) {
  const { hostname, port } = new URL(deskUrl);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  if (text) socket.write(text);
  sockets.push(socket);
  return socket;
}

/** What a colleague with another address gets. */
const statusFor = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { agent: false, localAddress: colleagueAddress }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    })
      .on("error", reject)
      .end();
  });

/** Expects that others are served, at the desk and on the public site. */
async function expectOthersServed({ url, deskUrl }: RunningServer) {
  expect(await statusFor(`${deskUrl}/sign-in`)).toBe(200);
  expect(await statusFor(`${url}/about`)).toBe(200);
}

const post = (path: string, headers: string) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

describe("the desk's port", () => {
  test("refuses chunked bodies, two Host headers and what is not JSON", async () => {
    const chunked = post("/api/sign-in", "Transfer-Encoding: chunked\r\n");
    expect(await sendRaw(server.deskUrl, chunked)).toMatch(/^HTTP\/1\.1 411 /);
    const twoHosts = "GET /sign-in HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n";
    expect(await sendRaw(server.deskUrl, twoHosts)).toMatch(/^HTTP\/1\.1 400 /);
    const form = { method: "POST", body: new URLSearchParams({ email: "a@studio.example" }) };
    expect((await fetch(`${server.deskUrl}/api/sign-in`, form)).status).toBe(415);
  });

  test("refuses an oversized body before it is read", async () => {
    const body = JSON.stringify({ email: "x".repeat(maxBodyBytes) });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${server.deskUrl}/api/sign-in`, { method: "POST", headers, body });
    expect(answer.status).toBe(413);
  });

  test("answers for its own host only", async () => {
    const statusOf = async (host: string) =>
      Number(
        (
          await sendRaw(server.deskUrl, `GET /sign-in HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
        ).slice(9, 12),
      );
    for (const host of ["localhost", "localhost:3001", "127.0.0.1:3001", "[::1]:3001", "127.4.5.6"]) {
      expect(await statusOf(host), host).toBe(200);
    }
    const others = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1", "[::2]"];
    for (const host of others) expect(await statusOf(host), host).toBe(421);

    const own = await startServer({ DESK_PORT: "0", DESK_URL: "https://desk.example.org" });
    const forHost = (host: string) =>
      sendRaw(own.deskUrl, `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await forHost("DESK.example.org")).toContain(" 401 ");
    expect(await forHost("example.org")).toContain(" 421 ");
    await own.stop();
    await removeData(own);
  });

  test("gives every member live changes, also when they share an address", async () => {
    const busy = await signedInMember(server);
    const open: LiveConnection[] = [];
    const colleagues = await Promise.all(Array.from({ length: 3 }, () => signedInMember(server)));
    for (const colleague of colleagues) {
      for (let count = 0; count < 25; count++) open.push(await connectLive(colleague, server));
    }
    for (let count = 0; count < 30; count++) open.push(await connectLive(busy, server));
    expect((await busy.request("/api/live")).status).toBe(429);
    expect((await busy.request("/api/me")).status).toBe(200);
    for (const { close } of open) close();
    await expect
      .poll(async () => {
        const abort = new AbortController();
        const options = { headers: { cookie: busy.cookie }, signal: abort.signal };
        const { status } = await fetch(`${server.deskUrl}/api/live`, options);
        abort.abort();
        return status;
      })
      .toBe(200);
  });

  test("accepts 256 connections of one address, and serves others", async () => {
    let closed = 0;
    const connections = Array.from({ length: 300 }, () => openConnection(server, ""));
    for (const socket of connections) socket.on("close", () => closed++).resume();
    await expect.poll(() => closed).toBeGreaterThanOrEqual(300 - 256);
    await expectOthersServed(server);
  });
});

// They wait for the server's time limits, so they run at the same time, each on a server of its own.
describe.concurrent("the desk's port, when clients are slow,", () => {
  async function withServer(check: (server: RunningServer) => Promise<void>) {
    const own = await startServer({ DESK_PORT: "0" });
    try {
      await check(own);
    } finally {
      await own.stop("SIGKILL");
      await removeData(own);
    }
  }

  test("closes connections whose head or body comes byte by byte", ({ expect }) =>
    withServer(async (server) => {
      const answers: string[] = [];
      const slow = Array.from({ length: 40 }, (_, index) =>
        openConnection(
          server,
          index % 2 === 0
            ? "GET / HTTP/1.1\r\nX-Slow: "
            : post("/api/sign-in", "Content-Type: application/json\r\nContent-Length: 9000\r\n"),
        ),
      );
      for (const socket of slow) {
        let answer = "";
        socket.on("data", (chunk) => {
          answer += chunk;
        });
        socket.on("close", () => answers.push(answer.slice(0, 12)));
      }
      const timer = setInterval(() => {
        for (const socket of slow) if (socket.writable) socket.write(" ");
      }, 1_000);
      await expectOthersServed(server);
      await expect.poll(() => answers.length, { timeout: 90_000 }).toBe(slow.length);
      clearInterval(timer);
      expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 408"]));
    }));

  test("closes connections that do not read their answers", ({ expect }) =>
    withServer(async (server) => {
      const page = await (await fetch(`${server.deskUrl}/sign-in`)).text();
      // The largest script: 30 of it are more than the kernel's buffers hold, so that the server waits for the reader.
      const [script = ""] = /\/assets\/framework-[\w-]+\.js/.exec(page) ?? [];
      const usage = watchProcess(server.pid);
      const idle = usage.descriptors();
      const requests = `GET ${script} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(30);
      for (let count = 0; count < 40; count++) openConnection(server, requests).pause();
      await expect.poll(usage.descriptors).toBeGreaterThan(idle + 20);
      await expectOthersServed(server);
      await expect.poll(usage.descriptors, { timeout: 90_000 }).toBeLessThan(idle + 10);
      expect(usage.stop().megabytes).toBeLessThan(400);
    }));
});
