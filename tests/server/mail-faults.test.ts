import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { simpleParser } from "mailparser";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { founder } from "./founder.ts";
import { fastRetries, type MailSystemOptions, startMailSystem } from "./mail-system.ts";
import { operate } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function peerWith(options: SMTPServerOptions = {}, port = 0): Promise<Peer> {
  const peer = await startPeer(options, port);
  cleanUp.push(peer.close);
  return peer;
}

async function mailSystem(settings: Record<string, string>, options?: MailSystemOptions) {
  const system = await startMailSystem(settings, options);
  cleanUp.push(system.remove);
  return system;
}

const refusal = (responseCode: number, text = "refused") => Object.assign(new Error(text), { responseCode });

const isRetryLogged = ({ log }: { log: string[] }) =>
  log.some((line) => line.includes("A mail will be tried again"));

const bothSent = ["applicant sent", "team sent"];

test("a greylisted mail is sent again later", async () => {
  const seen = new Set<string>();
  const peer = await peerWith({
    onRcptTo({ address }, _session, done) {
      if (seen.has(address)) return done();
      seen.add(address);
      done(refusal(451));
    },
  });
  const system = await mailSystem({ SMTP_URL: peer.url }, { retrySchedule: fastRetries });
  await system.submit();
  await peer.received(2);
  await expect.poll(system.mails).toEqual(bothSent);
  expect(isRetryLogged(system)).toBe(true);
});

test("a connection dropped after the data means the mail is sent again, with the same Message-ID", async () => {
  const ids: string[] = [];
  let drops = 2;
  const peer = await peerWith({
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        ids.push(mail.messageId ?? "");
        if (drops-- > 0) peer.drop(session.id);
        else done();
      }, done);
    },
  });
  const system = await mailSystem({ SMTP_URL: peer.url }, { retrySchedule: fastRetries });
  await system.submit();
  await expect.poll(system.mails).toEqual(bothSent);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
});

test("a mail server that stalls is given up after a timeout, and applications are stored meanwhile", async () => {
  const sockets: Socket[] = [];
  const stalled = createServer((socket) => void sockets.push(socket));
  await once(stalled.listen(0, "127.0.0.1"), "listening");
  const { port } = stalled.address() as AddressInfo;
  const smtpTimeouts = { connectMs: 500, greetingMs: 500, idleMs: 500 };
  const system = await mailSystem(
    { SMTP_URL: `smtp://127.0.0.1:${port}` },
    { retrySchedule: fastRetries, smtpTimeouts },
  );
  await system.submit();
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  await system.submit({ message: "meanwhile" });
  await system.store.probe();
  await expect.poll(() => isRetryLogged(system)).toBe(true);
  for (const socket of sockets) socket.destroy();
  stalled.close();
  await once(stalled, "close");
  await peerWith({}, port);
  await expect.poll(system.mails).toEqual(["applicant sent", "applicant sent", "team sent", "team sent"]);
});

test.each([
  [
    "a login",
    { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535)) },
  ],
  ["every connection", { onConnect: (_session, done) => done(refusal(554)) }],
] satisfies [string, SMTPServerOptions][])(
  "mails wait while the mail server refuses %s",
  async (_what, options) => {
    const refusing = await startPeer(options);
    const url = refusing.url.replace("//", "//studio:secret@");
    const system = await mailSystem({ SMTP_URL: url }, { retrySchedule: fastRetries });
    await system.submit();
    await expect.poll(() => isRetryLogged(system)).toBe(true);
    expect(await system.mails()).toEqual(["applicant queued", "team queued"]);
    await refusing.close();
    await peerWith(
      { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: "studio" }) },
      Number(new URL(url).port),
    );
    await expect.poll(system.mails).toEqual(bothSent);
  },
);

test.each([
  founder.email,
  // Mail servers get such a domain in ASCII and answer in ASCII.
  "asa@Åre.example",
])(
  "%s is given up when the mail server refuses it permanently; the operator can try again",
  async (email) => {
    let isRefusing = true;
    const peer = await peerWith({
      onRcptTo({ address }, _session, done) {
        if (isRefusing && address.startsWith("asa@")) done(refusal(550, `5.7.26 <${address}> is refused`));
        else done();
      },
    });
    const system = await mailSystem({ SMTP_URL: peer.url });
    const reference = await system.submit({ email });
    await expect.poll(system.mails).toEqual(["applicant failed", "team sent"]);
    await expect.poll(() => system.log.join("\n")).toContain("A mail was given up");
    expect(system.log.join("\n")).not.toContain(email);
    expect((await operate(system.dataDir, "list")).stdout).toContain("applicant failed");
    expect((await operate(system.dataDir, "show", reference)).stdout).toContain("(550 5.7.26)");
    isRefusing = false;
    expect((await operate(system.dataDir, "retry")).stdout).toContain("1 email");
    await expect.poll(system.mails).toEqual(bothSent);
  },
);

/** A mail server that refuses some addresses with the given codes, and records who got which mail. */
async function refusingPeer(refusedWith: Map<string, number>) {
  const delivered: { to: string; messageId: string | undefined }[] = [];
  const { url } = await peerWith({
    onRcptTo({ address }, _session, done) {
      const code = refusedWith.get(address);
      if (code) done(refusal(code));
      else done();
    },
    onData(stream, { envelope }, done) {
      simpleParser(stream).then(({ messageId }) => {
        for (const { address } of envelope.rcptTo) delivered.push({ to: address, messageId });
        done();
      }, done);
    },
  });
  return { url, delivered };
}

/** Refuses one recipient temporarily and one permanently. */
const refusedRecipients = () =>
  new Map([
    ["later@example.org", 451],
    ["never@example.org", 550],
  ]);

test("of several recipients each gets the mail once, whatever the mail server says to the others", async () => {
  const refused = refusedRecipients();
  const { url, delivered } = await refusingPeer(refused);
  // Domains are compared without case.
  const recipients = "now@Example.ORG,later@Example.ORG,never@example.org";
  const system = await mailSystem({ SMTP_URL: url, MAIL_TO_FOUNDER_GROUP: recipients });
  const reference = await system.submit();
  await expect.poll(system.mails).toEqual(["applicant sent", "team failed", "team queued", "team sent"]);
  expect(delivered.map(({ to }) => to).sort()).toEqual([founder.email, "now@example.org"]);
  await expect.poll(() => system.log.join("\n")).toContain("A mail was given up");
  expect(system.log.join("\n")).not.toContain("never@");
  expect((await operate(system.dataDir, "list")).stdout).toContain("team failed");
  const metrics = await system.metrics.registry.metrics();
  expect(metrics).toContain('outbox_mails{state="failed"} 1');
  expect(metrics).toContain('mail_attempts_total{result="failed"} 1');

  refused.clear();
  expect((await operate(system.dataDir, "retry", reference)).stdout).toContain("2 emails");
  await expect.poll(system.mails).toEqual(["applicant sent", "team sent", "team sent", "team sent"]);
  const team = delivered.filter(({ to }) => to !== founder.email);
  expect(team.map(({ to }) => to).sort()).toEqual([
    "later@example.org",
    "never@example.org",
    "now@example.org",
  ]);
  expect(new Set(team.map(({ messageId }) => messageId)).size).toBe(1);
});

test("when all recipients are refused, only the temporarily refused one is tried again", async () => {
  const { url } = await refusingPeer(refusedRecipients());
  const recipients = "never@example.org,later@example.org";
  const system = await mailSystem({ SMTP_URL: url, MAIL_TO_FOUNDER_GROUP: recipients });
  await system.submit();
  await expect.poll(system.mails).toEqual(["applicant sent", "team failed", "team queued"]);
});

test("a refused address can be corrected or removed in the settings; nobody else gets the mail again", async () => {
  const { url, delivered } = await refusingPeer(new Map([["tpyo@example.org", 550]]));
  const settings = { SMTP_URL: url, MAIL_TO_FOUNDER_GROUP: "board@example.org,tpyo@example.org" };
  const first = await mailSystem(settings);
  const corrected = await first.submit();
  const removed = await first.submit({ message: "removed" });
  const failed = (mails: string[]) => mails.filter((mail) => mail === "team failed");
  await expect.poll(async () => failed(await first.mails())).toHaveLength(2);
  await first.stop();

  const restart = (recipients: string) =>
    startMailSystem({ SMTP_URL: url, MAIL_TO_FOUNDER_GROUP: recipients, DATA_DIR: first.dataDir });
  const second = await restart("board@example.org,typo@example.org");
  await operate(first.dataDir, "retry", corrected);
  await expect.poll(() => delivered.map(({ to }) => to)).toContain("typo@example.org");
  await second.stop();
  const third = await restart("board@example.org");
  await operate(first.dataDir, "retry", removed);
  await expect.poll(third.mails).toContain("team cancelled");
  expect(failed(await third.mails())).toEqual([]);
  await third.stop();
  const counts = Map.groupBy(delivered, ({ to }) => to);
  expect(counts.get("board@example.org")).toHaveLength(2);
  expect(counts.get("typo@example.org")).toHaveLength(1);
});

test("mails are sent after a restart when the mail server was away before", async () => {
  const away = await startPeer();
  const port = Number(new URL(away.url).port);
  await away.close();
  const first = await mailSystem({ SMTP_URL: away.url });
  await first.submit();
  await expect.poll(() => isRetryLogged(first)).toBe(true);
  await first.stop();
  const peer = await peerWith({}, port);
  expect((await operate(first.dataDir, "retry")).stdout).toContain("2 emails");
  const second = await startMailSystem({ SMTP_URL: peer.url, DATA_DIR: first.dataDir });
  await peer.received(2);
  await second.stop();
});
