import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { test } from "vitest";
import { removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { stored } from "./stored.ts";

// They wait for the server's time limits, so they run at the same time, each on a server of its own.

test.concurrent("closes connections of clients that send nothing, or single bytes, and answers others meanwhile", async ({
  expect,
}) => {
  const server = await startServer();
  const { hostname, port } = new URL(server.url);
  const open = new Set<Socket>();
  const timers: NodeJS.Timeout[] = [];
  for (let client = 0; client < 200; client++) {
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
    socket.resume();
    if (client % 2 === 0) continue;
    socket.write("POST /api/send-email HTTP/1.1\r\nX-Slow: ");
    timers.push(setInterval(() => socket.write("x"), 1_000));
  }
  expect((await post(server.url, founder)).status).toBe(200);
  expect((await fetch(`${server.url}/apply-founder`)).status).toBe(200);
  await expect.poll(() => open.size, { timeout: 50_000, interval: 500 }).toBe(0);
  for (const timer of timers) clearInterval(timer);
  await server.stop();
  await removeData(server);
});

test.concurrent("stops although a client closed its connection in the middle of a body", async ({
  expect,
}) => {
  const server = await startServer();
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    "POST /api/send-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  );
  expect((await post(server.url, founder)).status).toBe(200);
  socket.destroy();
  await server.stop();
  await removeData(server);
});

test.concurrent("finishes requests in progress when it stops, and closes the connection of a stalled upload", async ({
  expect,
}) => {
  const server = await startServer();
  const { hostname, port } = new URL(server.url);
  const send = (head: string, begin: string) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(`POST ${head}\r\nHost: ${hostname}\r\n${begin}`);
    return socket;
  };
  const stalled = send(
    "/api/send-career-email HTTP/1.1",
    [
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 500000",
      "",
      "--x",
      'Content-Disposition: form-data; name="resume"; filename="cv.pdf"',
      "Content-Type: application/pdf",
      "",
      "%PDF-1.7",
    ].join("\r\n"),
  );
  // Without reading, the client would not notice the end.
  stalled.resume();
  const isStalledClosed = once(stalled, "close");
  const body = JSON.stringify({ ...founder, message: "in progress" });
  const length = Buffer.byteLength(body);
  const ordinary = send(
    "/api/send-email HTTP/1.1",
    `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body.slice(0, 10)}`,
  );
  let answer = "";
  ordinary.on("data", (chunk) => {
    answer += chunk;
  });
  // Once this is answered, both requests have reached the server.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const stopped = server.stop();
  await expect.poll(() => server.log.some((line) => line.includes("stopping"))).toBe(true);
  ordinary.write(body.slice(10));
  expect(await stopped).toBe(0);
  await isStalledClosed;
  expect(answer).toContain("200 OK");
  // A clean stop merges the write-ahead log into the database.
  expect(existsSync(path.join(server.dataDir, "applications.db-wal"))).toBe(false);
  expect(stored(server.dataDir).map((one) => one.fields.message)).toEqual(["in progress"]);
  await removeData(server);
});
