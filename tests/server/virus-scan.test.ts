import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
  type Server,
  type Socket,
} from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { readMail } from "#content-model/mail.ts";
import { freePort } from "../setup/free-port.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { applyForJob, pdf } from "./job-application.ts";
import { operate } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";
import { waitForLog } from "./wait-for-log.ts";

const hasClamd = spawnSync("clamd", ["--version"]).status === 0;
const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === "::1");

let server: RunningServer | undefined;
let peer: Peer | undefined;
let listener: Server | undefined;

afterEach(async () => {
  await server?.stop();
  if (server) await removeData(server);
  await peer?.close();
  listener?.close();
});

/** Listens in place of clamd. @returns the port, when it listens on one */
async function listen(where: ListenOptions, answer: (socket: Socket) => void) {
  listener = createServer((socket) => {
    socket.on("error", () => {});
    answer(socket);
  });
  await once(listener.listen(where), "listening");
  return (listener.address() as AddressInfo).port;
}

/** Answers OK; files over 1 MB get clamd's error, and the connection is closed before all of it was read. */
function cleanUpToOneMegabyte(socket: Socket) {
  socket.on("data", (part: Buffer) => {
    if (socket.bytesRead > 1024 * 1024) {
      socket.pause().write("INSTREAM size limit exceeded. ERROR\0", () => socket.destroy());
    } else if (part.subarray(-4).equals(Buffer.alloc(4))) socket.end("stream: OK\0");
  });
}

/** What the operator CLI shows of the latest application. */
async function latestFile({ dataDir }: RunningServer) {
  const reference = stored(dataDir).at(-1)?.reference ?? "";
  return (await operate(dataDir, "show", reference)).stdout;
}

/** Starts a real clamd with one word as its only signature, so that no signatures have to be downloaded. */
async function startClamd(word: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "clamd-"));
  const port = await freePort();
  const signature = `Test.Word:0:*:${Buffer.from(word).toString("hex")}`;
  await writeFile(path.join(folder, "test.ndb"), `${signature}\n`);
  const settings = [
    "Foreground yes",
    `DatabaseDirectory ${folder}`,
    "TCPAddr 127.0.0.1",
    `TCPSocket ${port}`,
  ];
  await writeFile(path.join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
  const clamd = spawn("clamd", ["--config-file", path.join(folder, "clamd.conf")], { stdio: "ignore" });
  const ended = once(clamd, "exit");
  await expect.poll(() => once(connect(port, "127.0.0.1"), "connect").then(Boolean, () => false)).toBe(true);
  return {
    url: `tcp://127.0.0.1:${port}`,
    async stop() {
      clamd.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test.skipIf(!hasClamd)("stores a clean resume and refuses an infected one (needs clamd)", async () => {
  const clamd = await startClamd("venture-studio-test-signature");
  server = await startServer({ CLAMD_URL: clamd.url });
  expect((await applyForJob(server.url, pdf("x".repeat(1_000_000)))).status).toBe(200);
  const refused = await applyForJob(server.url, pdf("1 0 obj venture-studio-test-signature endobj"));
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as { errors: { resume: string } }).errors.resume).toContain("virus");
  const [kept, ...others] = stored(server.dataDir);
  expect(others).toEqual([]);
  expect((await operate(server.dataDir, "show", kept?.reference ?? "")).stdout).toMatch(
    /cv\.pdf .*no virus found/,
  );
  await clamd.stop();
});

test("stores a resume as unchecked when clamd cannot be reached, and says so in the mail and the CLI", async () => {
  peer = await startPeer();
  server = await startServer({ CLAMD_URL: "tcp://127.0.0.1:1", SMTP_URL: peer.url });
  expect((await applyForJob(server.url, pdf("content"))).status).toBe(200);
  const [kept] = stored(server.dataDir);
  expect((await operate(server.dataDir, "show", kept?.reference ?? "")).stdout).toMatch(
    /cv\.pdf .*not checked for viruses/,
  );
  const mails = await peer.received(2);
  const team = mails.find((mail) => mail.attachments.length > 0);
  const texts = await readMail();
  expect(team?.text).toContain(texts.team.unchecked);
  await waitForLog(server, "clamd cannot be reached");
  await waitForLog(server, '"failure":"connect ECONNREFUSED 127.0.0.1:1"');
});

test("stores applications when clamd closes the connection or answers nonsense", async () => {
  const answers = ["", "Never heard of it.\0"];
  const port = await listen({ host: "127.0.0.1", port: 0 }, (socket) =>
    socket.resume().end(answers.pop() ?? ""),
  );
  server = await startServer({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
  expect((await applyForJob(server.url, pdf("one"))).status).toBe(200);
  expect((await applyForJob(server.url, pdf("two"))).status).toBe(200);
  expect(stored(server.dataDir)).toHaveLength(2);
});

test("stores a resume over clamd's size limit as unchecked, and checks the next one", async () => {
  const port = await listen({ host: "127.0.0.1", port: 0 }, cleanUpToOneMegabyte);
  server = await startServer({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
  expect((await applyForJob(server.url, pdf("x".repeat(9_000_000)))).status).toBe(200);
  expect(await latestFile(server)).toMatch(/cv\.pdf .*not checked for viruses/);
  await waitForLog(server, "clamd could not scan it");
  expect((await applyForJob(server.url, pdf("small"))).status).toBe(200);
  expect(await latestFile(server)).toMatch(/cv\.pdf .*no virus found/);
});

test.skipIf(!hasIPv6)("reaches clamd at an IPv6 address", async () => {
  const port = await listen({ host: "::1", port: 0 }, cleanUpToOneMegabyte);
  server = await startServer({ CLAMD_URL: `tcp://[::1]:${port}` });
  expect((await applyForJob(server.url, pdf("content"))).status).toBe(200);
  expect(await latestFile(server)).toMatch(/cv\.pdf .*no virus found/);
});

test("reaches clamd at a socket in a folder whose name has a space", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "clamd socket-"));
  const socket = path.join(folder, "clamd.ctl");
  await listen({ path: socket }, cleanUpToOneMegabyte);
  server = await startServer({ CLAMD_URL: `unix:${socket}` });
  expect((await applyForJob(server.url, pdf("content"))).status).toBe(200);
  expect(await latestFile(server)).toMatch(/cv\.pdf .*no virus found/);
  await rm(folder, { recursive: true });
});
