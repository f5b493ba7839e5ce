// A program of its own, so that an attack shares no event loop with the visitor:
// node attacker.ts NAME URL PATH [MAX_DURATION_MS]
// SIGTERM ends it early.
// Every attack is limited in connections, bytes and time, and goes to this machine only.
import { connect, type Socket } from "node:net";
import type { AttackResult } from "./run-attack.ts";

const [name = "", url = "", largeFile = "", maxDurationMs = Number.POSITIVE_INFINITY] = process.argv.slice(2);
const { hostname, port } = new URL(url);
if (hostname !== "127.0.0.1") throw new Error("Attacks go to this machine only");

const host = `Host: ${hostname}\r\n`;
const formHead = `POST /api/send-email HTTP/1.1\r\n${host}Accept: text/html\r\n`;
const getLargeFile = `GET ${largeFile} HTTP/1.1\r\n${host}\r\n`;

type Attack = {
  connections: number;
  /** Sent as soon as the connection is open. */
  send: string;
  /** Sent again and again. */
  trickle?: { text: string; intervalMs: number };
  /** How the answers are read; by default at once. */
  reads?: "never" | "slowly";
  durationMs: number;
};

const fields = Array.from({ length: 22_000 }, (_, number) => `k${number}=v`).join("&");
const chunksOfOneByte = "1\r\na\r\n".repeat(260_000);

const attacks: Record<string, Attack> = {
  "many-fields": {
    connections: 60,
    send: `${formHead}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${fields.length}\r\nConnection: close\r\n\r\n${fields}`,
    durationMs: 20_000,
  },
  "never-read": {
    connections: 800,
    send: getLargeFile.repeat(100),
    reads: "never",
    durationMs: 90_000,
  },
  "unread-answers": {
    connections: 60,
    send: getLargeFile.repeat(30),
    reads: "never",
    durationMs: 90_000,
  },
  "one-byte-chunks": {
    connections: 20,
    send: `${formHead}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunksOfOneByte}`,
    durationMs: 15_000,
  },
  "slow-headers": {
    connections: 250,
    send: `GET / HTTP/1.1\r\n${host}X-Slow: `,
    trickle: { text: "x", intervalMs: 1_000 },
    durationMs: 60_000,
  },
  "slow-bodies": {
    connections: 60,
    send: `${formHead}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
    trickle: { text: "x", intervalMs: 1_000 },
    durationMs: 60_000,
  },
  "slow-reads": {
    connections: 250,
    send: getLargeFile.repeat(10),
    reads: "slowly",
    durationMs: 20_000,
  },
  "connection-flood": { connections: 2_000, send: "", durationMs: 60_000 },
};

const attack = attacks[name];
if (!attack) throw new Error(`Unknown attack ${name}`);

const open = new Set<Socket>();
const statuses: Record<string, number> = {};
let closedWithoutAnswer = 0;

function openConnection({ send, reads }: Attack) {
  const socket = connect(Number(port), hostname);
  open.add(socket);
  let head = "";
  socket.on("connect", () => socket.write(send));
  if (reads !== "never") {
    socket.on("data", (chunk) => {
      if (head.length < 12) head += chunk.toString("latin1", 0, 20);
      if (reads === "slowly") {
        socket.pause();
        setTimeout(() => socket.resume(), 1_000).unref();
      }
    });
  }
  socket.on("error", () => {});
  socket.on("close", () => {
    open.delete(socket);
    const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
    if (status) statuses[status] = (statuses[status] ?? 0) + 1;
    else closedWithoutAnswer++;
  });
}

const { connections, trickle, durationMs } = attack;
for (let count = 0; count < connections; count++) openConnection(attack);
if (trickle) {
  setInterval(() => {
    for (const socket of open) socket.write(trickle.text);
  }, trickle.intervalMs).unref();
}

function finish() {
  const result: AttackResult = { statuses: { ...statuses }, closedWithoutAnswer, openAtEnd: open.size };
  console.log(JSON.stringify(result));
  process.exit();
}

process.on("SIGTERM", finish);
setTimeout(finish, Math.min(durationMs, Number(maxDurationMs)));
setInterval(() => {
  if (open.size === 0) finish();
}, 100);
