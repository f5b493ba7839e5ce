import { readFileSync } from "node:fs";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { removeData, startFailingServer, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";
import { waitForLog } from "./wait-for-log.ts";

// Self-signed and valid for a hundred years; it names localhost, 127.0.0.1 and 0.0.0.0.
const certificate = "tests/server/certificates/mail-server.crt";
const tls = {
  cert: readFileSync(certificate),
  key: readFileSync("tests/server/certificates/mail-server.key"),
};
const trusted = { NODE_EXTRA_CA_CERTS: `${process.cwd()}/${certificate}` };

const password = "pa@ss#w0rd/:å";
const login = `studio:${encodeURIComponent(password)}@`;
const withStartTls: SMTPServerOptions = { ...tls, disabledCommands: [] };
const withoutTls: SMTPServerOptions = { allowInsecureAuth: true };

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

/** Starts a mail server that demands a login, and the server that sends to it. */
async function mailing(peerOptions: SMTPServerOptions, url: (port: string) => string, settings = trusted) {
  const logins: object[] = [];
  const peer = await startPeer({
    authOptional: false,
    ...peerOptions,
    onAuth({ username, password: pass }, session, done) {
      logins.push({ user: username, pass, encrypted: session.secure });
      done(null, { user: username });
    },
  });
  cleanUp.push(peer.close);
  const server = await startServer({
    SMTP_URL: url(new URL(peer.url).port),
    LOG_LEVEL: "trace",
    ...settings,
  });
  cleanUp.push(async () => {
    await server.stop();
    await removeData(server);
  });
  expect((await post(server.url, founder)).status).toBe(200);
  return { peer, server, logins };
}

test.each<[string, SMTPServerOptions, (port: string) => string, boolean]>([
  ["with STARTTLS", withStartTls, (port) => `smtp://${login}0.0.0.0:${port}`, true],
  ["with smtps", { ...tls, secure: true }, (port) => `smtps://${login}0.0.0.0:${port}`, true],
  ["on this machine without TLS", withoutTls, (port) => `smtp://${login}127.0.0.1:${port}`, false],
  [
    "elsewhere without TLS, as the URL says",
    withoutTls,
    (port) => `smtp://${login}0.0.0.0:${port}?requireTLS=false`,
    false,
  ],
])("sends mails with a login %s", async (_case, peerOptions, url, encrypted) => {
  const { peer, logins, server } = await mailing(peerOptions, url);
  await peer.received(2);
  expect(logins[0]).toEqual({ user: "studio", pass: password, encrypted });
  const log = server.log.join("\n");
  for (const secret of [password, encodeURIComponent(password), "w0rd", "studio:"]) {
    expect(log).not.toContain(secret);
  }
});

test.each<[string, SMTPServerOptions, (port: string) => string]>([
  // 0.0.0.0 reaches this machine, but is not one of the names by which it reaches itself.
  ["elsewhere without STARTTLS", withoutTls, (port) => `smtp://${login}0.0.0.0:${port}`],
  [
    "on this machine without STARTTLS, as the URL says",
    withoutTls,
    (port) => `smtp://${login}127.0.0.1:${port}?requireTLS=true`,
  ],
])("sends no login and no mail %s", async (_case, peerOptions, url) => {
  const { peer, logins, server } = await mailing(peerOptions, url);
  await waitForLog(server, "A mail will be tried again");
  await waitForLog(server, '"failure":"ETLS');
  expect([logins, peer.mails]).toEqual([[], []]);
  expect(stored(server.dataDir)[0]?.mails.map(({ state }) => state)).toEqual(["queued", "queued"]);
});

test("sends no login to a mail server whose certificate nobody vouches for", async () => {
  const { logins, server } = await mailing(withStartTls, (port) => `smtp://${login}0.0.0.0:${port}`, {
    NODE_EXTRA_CA_CERTS: "",
  });
  await waitForLog(server, "A mail will be tried again");
  expect(logins).toEqual([]);
});

test("a password that is not percent-encoded stops the start and is not printed", () => {
  for (const url of [
    `smtp://studio:${password}@mail.example`,
    `smtp://studio:${password}@127.0.0.1:25?requireTLS=false`,
  ]) {
    const { status, stderr } = startFailingServer({ SMTP_URL: url });
    expect([status, stderr.split("\n").length]).toEqual([1, 1]);
    expect(stderr).toMatch(/^SMTP_URL="\*\*\*": must be an address like smtp:/);
    for (const part of ["studio", "pa@", "w0rd", "mail.example", "127.0.0.1"])
      expect(stderr).not.toContain(part);
  }
});
