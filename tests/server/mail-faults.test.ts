import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { simpleParser } from "mailparser";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { logged, metricsPort } from "./logged.ts";
import { list, operate } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";

let server: RunningServer | undefined;
let peer: Peer | undefined;

afterEach(async () => {
  await server?.stop();
  if (server) await removeData(server);
  await peer?.close();
});

const refusal = (responseCode: number) => Object.assign(new Error("refused"), { responseCode });

/** Waits until every mail was tried in vain, then asks the tool to try again, as an operator would. */
async function retryAfterFailures(running: RunningServer, failures: number) {
  await expect
    .poll(() => running.log.filter((line) => line.includes("will be tried again")).length)
    .toBeGreaterThanOrEqual(failures);
  expect((await operate(running.dataDir, "retry")).status).toBe(0);
}

const states = (running: RunningServer) =>
  stored(running.dataDir).flatMap((one) => one.mails.map((mail) => mail.state));

test("a mail server that greylists gets the mails again later", async () => {
  const seen = new Set<string>();
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      const isFirst = !seen.has(address);
      seen.add(address);
      if (isFirst) done(Object.assign(new Error("greylisted, come back"), { responseCode: 451 }));
      else done();
    },
  });
  server = await startServer({ SMTP_URL: peer.url });
  await post(server.url, founder);
  await retryAfterFailures(server, 2);
  await peer.received(2);
  const running = server;
  await expect.poll(() => states(running)).toEqual(["sent", "sent"]);
});

test("a connection dropped after the data means the mail goes out again, under the same Message-ID", async () => {
  const ids: string[] = [];
  let drops = 2;
  peer = await startPeer({
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        ids.push(mail.messageId ?? "");
        if (drops-- > 0) peer?.drop(session.id);
        else done();
      }, done);
    },
  });
  server = await startServer({ SMTP_URL: peer.url });
  await post(server.url, founder);
  await retryAfterFailures(server, 2);
  const running = server;
  await expect.poll(() => states(running)).toEqual(["sent", "sent"]);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
});

test("a mail server that takes the connection and then stalls holds up no visitor; mails go out when it is back", async () => {
  const sockets: Socket[] = [];
  const stalled = createServer((socket) => void sockets.push(socket));
  await once(stalled.listen(0, "127.0.0.1"), "listening");
  const { port } = stalled.address() as AddressInfo;
  server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await post(server.url, founder);
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  // Mails are stuck now; applications are not.
  expect((await post(server.url, { ...founder, message: "meanwhile" })).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const running = server;
  await expect
    .poll(() => running.log.some((line) => line.includes("will be tried again")), { timeout: 40_000 })
    .toBe(true);
  for (const socket of sockets) socket.destroy();
  stalled.close();
  await once(stalled, "close");
  peer = await startPeer({}, port);
  const retry = async () => {
    await operate(running.dataDir, "retry");
    return states(running);
  };
  await expect.poll(retry, { timeout: 45_000, interval: 3_000 }).toEqual(["sent", "sent", "sent", "sent"]);
});

test.each([
  [
    "a login",
    { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535)) },
  ],
  ["every connection", { onConnect: (_session, done) => done(refusal(554)) }],
] satisfies [string, SMTPServerOptions][])(
  "a mail server that refuses %s gets the mails once it has changed its mind",
  async (_what, options) => {
    const refusing = await startPeer(options);
    const url = refusing.url.replace("//", "//studio:secret@");
    server = await startServer({ SMTP_URL: url });
    await post(server.url, founder);
    const running = server;
    await expect
      .poll(() => running.log.filter((line) => line.includes("will be tried again")).length)
      .toBe(2);
    expect(states(running)).toEqual(["queued", "queued"]);
    await refusing.close();
    peer = await startPeer(
      { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: "studio" }) },
      Number(new URL(url).port),
    );
    expect((await operate(running.dataDir, "retry")).stdout).toContain("2 mails");
    await peer.received(2);
  },
);

test("one address refused for good is given up and listed; the operator can try again", async () => {
  let isRefusing = true;
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      if (isRefusing && address === founder.email) {
        done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 }));
      } else done();
    },
  });
  server = await startServer({ SMTP_URL: peer.url });
  await post(server.url, founder);
  const running = server;
  await expect.poll(() => states(running).sort()).toEqual(["failed", "sent"]);
  expect((await operate(server.dataDir, "list")).stdout).toContain("applicant failed");
  isRefusing = false;
  expect((await operate(server.dataDir, "retry")).stdout).toContain("1 mail");
  await expect.poll(() => states(running)).toEqual(["sent", "sent"]);
});

/** A peer that refuses some addresses with the codes given, and notes who gets which mail in the end. */
async function startChoosyPeer(refusing: Map<string, number>) {
  const taken: { to: string; messageId: string | undefined }[] = [];
  const choosy = await startPeer({
    onRcptTo({ address }, _session, done) {
      const code = refusing.get(address);
      if (code) done(refusal(code));
      else done();
    },
    onData(stream, { envelope }, done) {
      simpleParser(stream).then(({ messageId }) => {
        for (const { address } of envelope.rcptTo) taken.push({ to: address, messageId });
        done();
      }, done);
    },
  });
  return { ...choosy, taken };
}

/** Starts a server for several recipients, with a mail server that refuses one of them for now and one for good. */
async function startRefused(recipients: string, settings: Record<string, string> = {}) {
  const refusing = new Map([
    ["later@example.org", 451],
    ["never@example.org", 550],
  ]);
  const choosy = await startChoosyPeer(refusing);
  peer = choosy;
  server = await startServer({ SMTP_URL: peer.url, MAIL_TO_FOUNDER_GROUP: recipients, ...settings });
  return { refusing, choosy, running: server };
}

const mailsOf = (running: RunningServer) =>
  stored(running.dataDir)
    .flatMap((one) => one.mails.map((mail) => `${mail.kind} ${mail.state}`))
    .sort();

test("of several recipients each gets the mail once: later when refused for now, listed when refused for good", async () => {
  // Domains are compared without their case.
  const recipients = "now@Example.ORG,later@Example.ORG,never@example.org";
  const { refusing, choosy, running } = await startRefused(recipients, { METRICS_PORT: "0" });
  const { reference } = (await (await post(running.url, founder)).json()) as { reference: string };
  await expect
    .poll(() => mailsOf(running))
    .toEqual(["applicant sent", "team failed", "team queued", "team sent"]);
  expect(choosy.taken.map(({ to }) => to).sort()).toEqual([founder.email, "now@example.org"]);
  await logged(running, "A mail was given up");
  expect(running.log.join("\n")).not.toContain("never@");
  expect((await operate(running.dataDir, "list")).stdout).toContain("team failed");
  const port = await metricsPort(running);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toContain('outbox_mails{state="failed"} 1');
  expect(metrics).toContain('mail_attempts_total{result="failed"} 1');

  refusing.clear();
  expect((await operate(running.dataDir, "retry", reference)).stdout).toContain("2 mails");
  await expect
    .poll(() => mailsOf(running))
    .toEqual(["applicant sent", "team sent", "team sent", "team sent"]);
  const team = choosy.taken.filter(({ to }) => to !== founder.email);
  expect(team.map(({ to }) => to).sort()).toEqual([
    "later@example.org",
    "never@example.org",
    "now@example.org",
  ]);
  expect(new Set(team.map(({ messageId }) => messageId)).size).toBe(1);
});

test("when all recipients are refused, one for now and one for good, only the first is tried again by itself", async () => {
  const { running } = await startRefused("never@example.org,later@example.org");
  await post(running.url, founder);
  await expect.poll(() => mailsOf(running)).toEqual(["applicant sent", "team failed", "team queued"]);
});

test("an address that is refused for good is put right in the settings, or left out, and nobody else hears of it", async () => {
  const choosy = await startChoosyPeer(new Map([["tpyo@example.org", 550]]));
  peer = choosy;
  const start = (team: string, folder?: string) =>
    startServer({
      ...{ SMTP_URL: choosy.url, MAIL_TO_FOUNDER_GROUP: team },
      ...(folder && { DATA_DIR: folder }),
    });
  server = await start("board@example.org,tpyo@example.org");
  await post(server.url, founder);
  await post(server.url, { ...founder, message: "left out" });
  const first = server;
  const failed = () => mailsOf(first).filter((mail) => mail === "team failed");
  await expect.poll(failed).toHaveLength(2);
  const [leftOut, putRight] = await list(first.dataDir);
  await first.stop();

  server = await start("board@example.org,typo@example.org", first.dataDir);
  await operate(first.dataDir, "retry", putRight?.reference ?? "");
  await expect.poll(() => choosy.taken.map(({ to }) => to)).toContain("typo@example.org");
  await server.stop();
  server = await start("board@example.org", first.dataDir);
  await operate(first.dataDir, "retry", leftOut?.reference ?? "");
  await expect.poll(failed).toEqual([]);
  await expect.poll(() => mailsOf(first)).toContain("team cancelled");
  const counts = Map.groupBy(choosy.taken, ({ to }) => to);
  expect([counts.get("board@example.org")?.length, counts.get("typo@example.org")?.length]).toEqual([2, 1]);
});
