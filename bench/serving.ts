import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import autocannon from "autocannon";
import { freePort } from "../tests/setup/free-port.ts";
import { hasNginx } from "../tests/setup/nginx.ts";
import { runNginx } from "../tests/setup/run-nginx.ts";
import { removeData, startServer } from "../tests/setup/server.ts";
import { realSite } from "../tests/setup/sites.ts";
import type { Area, Row } from "./report.ts";

const seconds = 8;
const connections = 64;
const pages = ["/", "/about", "/careers", "/portfolio", "/insights", "/scale", "/contact", "/apply-founder"];

/** Gzipped pages per second from one address, over connections that stay open. */
async function pagesPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "Accept-Encoding": "gzip" },
    requests: pages.map((page) => ({ method: "GET", path: page })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} did not send status 200 for every request`);
  return Math.round(result.requests.average);
}

/** Starts nginx with one process on the same files. Null when it is not installed. */
async function startNginx() {
  if (!hasNginx) return null;
  const port = await freePort();
  const { stop } = await runNginx(
    () => `access_log off; sendfile on; types { text/html html; } open_file_cache max=1000;
      keepalive_requests 1000000;
      server { listen 127.0.0.1:${port}; root ${path.join(realSite, "client")}; gzip_static on;
        location / { try_files $uri/index.html $uri =404; } }`,
    { main: "user root; worker_processes 1;", events: "worker_connections 4096;" },
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Resident memory of a process in megabytes, now and at its peak (Linux only). */
async function readMemory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** Opens connections that request one page each and stay open. @returns how many got status 200 */
async function openConnections(url: string, count: number) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const responses = Array.from({ length: count }, async (_, number) => {
    // Every address of 127.0.0.0/8 is this machine; one address may have 256 connections.
    const socket = connect({
      port: Number(port),
      host: hostname,
      localAddress: `127.0.0.${2 + (number % 10)}`,
    });
    sockets.push(socket);
    socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`);
    const [first] = await once(socket, "data");
    socket.on("data", () => {});
    return String(first).startsWith("HTTP/1.1 200");
  });
  const successful = (await Promise.all(responses)).filter(Boolean).length;
  return {
    successful,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Measures pages per second compared with nginx, a thousand open connections, and memory. */
export async function measure(): Promise<Area> {
  const server = await startServer({}, ".");
  const nginx = await startNginx();
  try {
    const idle = await readMemory(server.pid);
    const limit = nginx ? await pagesPerSecond(nginx.url) : undefined;
    const rate = await pagesPerSecond(server.url);
    const held = await openConnections(server.url, 1_000);
    const whileHeld = await pagesPerSecond(server.url);
    held.close();
    const { peak } = await readMemory(server.pid);
    const rows: Row[] = [
      {
        name: "pages",
        figure: rate,
        target: limit ? Math.round(limit / 2) : 0,
        unit: "a second",
        atLeast: true,
        ...(limit ? { comparison: limit } : {}),
      },
      {
        name: "pages while 1,000 connections are open",
        figure: whileHeld,
        target: limit ? Math.round(limit / 2) : 0,
        unit: "a second",
        atLeast: true,
        ...(limit ? { comparison: limit } : {}),
      },
      {
        name: "successful of 1,000 connections",
        figure: held.successful,
        target: 1_000,
        unit: "",
        atLeast: true,
      },
      { name: "memory when idle", figure: idle.now, target: 120, unit: "MB" },
      { name: "memory at its peak", figure: peak, target: 300, unit: "MB" },
    ];
    return {
      name: "serving",
      notes: [
        `${pages.length} pages in turn, gzipped, ${connections} connections, ${seconds} s; the client runs on the same machine.`,
        nginx
          ? `Compared with nginx with one process on the same pre-compressed files: ${limit} a second.`
          : "nginx is not installed, so there is no comparison.",
      ],
      rows,
    };
  } finally {
    await nginx?.stop();
    await server.stop();
    await removeData(server);
  }
}
