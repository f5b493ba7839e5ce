import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import type { MailList } from "#contract/desk/mails.ts";
import { signedInMember } from "../setup/desk.ts";
import { removeData, startFailingServer, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { fastRetries, type MailSystem, startMailSystem } from "./mail-system.ts";
import { operate } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";
import {
  clientId,
  clientSecret,
  firstRefreshToken,
  startTokenEndpoint,
  type TokenEndpoint,
} from "./token-endpoint.ts";
import { metricsPort, waitForLog } from "./wait-for-log.ts";

const user = "studio@mail.example";

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function tokenEndpoint(lifetimeSeconds?: number): Promise<TokenEndpoint> {
  const endpoint = await startTokenEndpoint(lifetimeSeconds);
  cleanUp.push(endpoint.away);
  return endpoint;
}

/** How a mail server refuses a token: at once, as Microsoft's does; after a description, as Google's; or hanging up. */
type Refusing = "at once" | "after a description" | "and closes the connection";

/** Starts a mail server that takes the endpoint's valid tokens. */
async function tokenPeer(endpoint: Pick<TokenEndpoint, "isValid">, refusing: Refusing = "at once") {
  const logins: { user: string | undefined; token: string; isTaken: boolean }[] = [];
  const sessions: string[] = [];
  const peer: Peer = await startPeer({
    authOptional: false,
    allowInsecureAuth: true,
    // The first one is what nodemailer would choose by itself.
    authMethods: ["LOGIN", "XOAUTH2"],
    onConnect({ id }, done) {
      sessions.push(id);
      done();
    },
    onAuth({ method, username, accessToken: token = "" }, session, done) {
      const isTaken = method === "XOAUTH2" && endpoint.isValid(token);
      logins.push({ user: username, token, isTaken });
      if (isTaken) return done(null, { user: username });
      if (refusing === "after a description")
        return done(null, { data: { status: "401", schemes: "bearer" } });
      done(Object.assign(new Error("Authentication unsuccessful"), { responseCode: 535 }));
      if (refusing === "and closes the connection") setImmediate(() => peer.drop(session.id));
    },
  });
  cleanUp.push(peer.close);
  /** Ends all connections, so that the next mail needs a login. */
  const hangUp = () => {
    for (const session of sessions.splice(0)) peer.drop(session);
  };
  return { url: peer.url.replace("//", `//${encodeURIComponent(user)}@`), logins, mails: peer.mails, hangUp };
}

async function mailSystem(settings: Record<string, string>): Promise<MailSystem> {
  const system = await startMailSystem(settings, { retrySchedule: fastRetries });
  cleanUp.push(system.remove);
  return system;
}

/** Stores an application of somebody else, and waits until both its mails are sent. The next ones need a login. */
async function sendMails(system: MailSystem, { hangUp }: Awaited<ReturnType<typeof tokenPeer>>) {
  await system.submit({ email: `${randomUUID()}@example.org`, message: randomUUID() });
  await expect.poll(async () => (await system.mails()).filter((mail) => !mail.endsWith(" sent"))).toEqual([]);
  hangUp();
}

const bothSent = ["applicant sent", "team sent"];

const secrets = [clientSecret, encodeURIComponent(clientSecret), firstRefreshToken, "wrong-secret", "token-"];

function expectNoSecret(text: string) {
  for (const secret of secrets) expect(text).not.toContain(secret);
}

test.each([
  [
    "client credentials",
    "withScope",
    { grant_type: "client_credentials", scope: "https://mail.example/.default" },
  ],
  ["a refresh token", "withRefreshToken", { grant_type: "refresh_token", refresh_token: firstRefreshToken }],
] as const)("logs in with a token of %s, which all logins share", async (_grant, kind, fields) => {
  const endpoint = await tokenEndpoint();
  const peer = await tokenPeer(endpoint);
  const system = await mailSystem({ SMTP_URL: peer.url, ...endpoint[kind] });
  await sendMails(system, peer);
  await sendMails(system, peer);
  expect(endpoint.requests.map((request) => Object.fromEntries(request))).toEqual([
    { ...fields, client_id: clientId, client_secret: clientSecret },
  ]);
  expect(peer.logins.length).toBeGreaterThan(1);
  expect(new Set(peer.logins.map(({ user: name, isTaken }) => `${name} ${isTaken}`))).toEqual(
    new Set([`${user} true`]),
  );
  expect(await system.metrics.registry.metrics()).toContain('mail_token_requests_total{result="issued"} 1');
});

test("a token is renewed before it ends, with the newest refresh token", async () => {
  const endpoint = await tokenEndpoint(4);
  const peer = await tokenPeer(endpoint);
  const system = await mailSystem({ SMTP_URL: peer.url, ...endpoint.withRefreshToken });
  while (endpoint.requests.length < 3) await sendMails(system, peer);
  const refreshTokens = endpoint.requests.map((request) => request.get("refresh_token"));
  expect(new Set(refreshTokens).size).toBe(refreshTokens.length);
  expect(peer.logins.filter(({ isTaken }) => !isTaken)).toEqual([]);
  expect(system.log).toEqual([]);
});

test.each<Refusing>(["at once", "after a description", "and closes the connection"])(
  "a token that the mail server refuses %s is replaced, and the mail is sent",
  async (refusing) => {
    const endpoint = await tokenEndpoint();
    const peer = await tokenPeer(endpoint, refusing);
    const system = await mailSystem({ SMTP_URL: peer.url, ...endpoint.withRefreshToken });
    await sendMails(system, peer);
    endpoint.revoke();
    await sendMails(system, peer);
    expect(peer.mails).toHaveLength(4);
    // Two logins at the same time may both have been refused: they share the new token.
    expect(endpoint.requests).toHaveLength(2);
    expect(peer.logins.some(({ isTaken }) => !isTaken)).toBe(true);
    if (refusing !== "and closes the connection") expect(system.log).toEqual([]);
  },
);

test.each<[string, (endpoint: TokenEndpoint) => unknown, (endpoint: TokenEndpoint) => unknown, string]>([
  ["is away", ({ away }) => away(), ({ back }) => back(), "ECONNREFUSED"],
  ["answers 503", ({ fail }) => fail(503), ({ recover }) => recover(), "503"],
  ["redirects", ({ fail }) => fail(302), ({ recover }) => recover(), "302"],
  ["answers without a token", ({ fail }) => fail(200, { error: "no" }), ({ recover }) => recover(), "200"],
  [
    "asks for patience",
    ({ fail }) => fail(400, { error: "temporarily_unavailable" }),
    ({ recover }) => recover(),
    "400",
  ],
])("mails wait while the token endpoint %s", async (_what, breakIt, mendIt, reason) => {
  const endpoint = await tokenEndpoint();
  const peer = await tokenPeer(endpoint);
  await breakIt(endpoint);
  const system = await mailSystem({ SMTP_URL: peer.url, ...endpoint.withScope });
  await system.submit();
  await expect
    .poll(() => system.log.join("\n"))
    .toContain(`The email provider gave us no access token (${reason}).`);
  expect(await system.mails()).toEqual(["applicant queued", "team queued"]);
  expect(await system.metrics.registry.metrics()).toContain('mail_token_requests_total{result="failed"}');
  await mendIt(endpoint);
  await expect.poll(system.mails).toEqual(bothSent);
  expectNoSecret(system.log.join("\n"));
});

test.each([
  ["a wrong secret", "SMTP_OAUTH_CLIENT_SECRET", "withScope", "invalid_client"],
  ["a refresh token that has ended", "SMTP_OAUTH_REFRESH_TOKEN", "withRefreshToken", "invalid_grant"],
] as const)("%s is told in words, and mails wait", async (_what, name, kind, error) => {
  const endpoint = await tokenEndpoint();
  const peer = await tokenPeer(endpoint);
  const settings = { SMTP_URL: peer.url, ...endpoint[kind] };
  const wrong = await mailSystem({ ...settings, [name]: "wrong-secret" });
  await wrong.submit();
  await expect.poll(() => wrong.log.join("\n")).toContain(`EOAUTH2 ${error}`);
  expect(await wrong.mails()).toEqual(["applicant queued", "team queued"]);
  const metrics = await wrong.metrics.registry.metrics();
  expect(metrics).toContain('mail_token_requests_total{result="refused"}');
  const { stdout } = await operate(wrong.dataDir, "stats");
  for (const text of [stdout, wrong.log.join("\n")]) {
    expect(text).toContain("an operator must");
    expect(text).toContain(name);
    expectNoSecret(text);
  }
  expect(peer.logins).toEqual([]);
  await wrong.stop();
  const corrected = await startMailSystem({ ...settings, DATA_DIR: wrong.dataDir });
  await operate(wrong.dataDir, "retry");
  await expect.poll(corrected.mails).toEqual(bothSent);
  await corrected.stop();
});

test("a mail server that takes no token at all is told in words, and mails wait", async () => {
  const endpoint = await tokenEndpoint();
  const peer = await tokenPeer({ isValid: () => false });
  const system = await mailSystem({ SMTP_URL: peer.url, ...endpoint.withScope });
  await system.submit();
  await expect
    .poll(() => system.log.join("\n"))
    .toContain("an operator must check that the user of SMTP_URL");
  expect(await system.mails()).toEqual(["applicant queued", "team queued"]);
  expectNoSecret(system.log.join("\n"));
});

test("log, metrics and desk of a server tell that its secret is wrong, and none shows it", async () => {
  const endpoint = await tokenEndpoint();
  const peer = await tokenPeer(endpoint);
  const server = await startServer({
    SMTP_URL: peer.url,
    ...endpoint.withScope,
    SMTP_OAUTH_CLIENT_SECRET: "wrong-secret",
    DESK_PORT: "0",
    METRICS_PORT: "0",
    LOG_LEVEL: "trace",
  });
  cleanUp.push(async () => {
    await server.stop();
    await removeData(server);
  });
  await post(server.url, founder);
  await waitForLog(server, "an operator must correct SMTP_OAUTH_CLIENT_ID or renew SMTP_OAUTH_CLIENT_SECRET");
  const reason = expect.stringContaining("an operator must correct SMTP_OAUTH_CLIENT_ID");
  const member = await signedInMember(server, { role: "owner" });
  const json = async (path: string) => (await member.request(path)).json();
  await expect
    .poll(async () => ((await json("/api/mails")) as MailList).mails.map(({ failure }) => failure))
    .toEqual([reason, reason]);
  expect(await json("/api/about")).toMatchObject({
    mail: { transport: expect.stringContaining("with OAuth 2.0"), queued: 2, failed: 0, reasons: [reason] },
  });
  const metrics = await (await fetch(`http://127.0.0.1:${await metricsPort(server)}/metrics`)).text();
  expect(metrics).toMatch(/mail_token_requests_total\{result="refused"\} [1-9]/);
  expectNoSecret(server.log.join("\n"));
});

test("settings that do not make a whole stop the start, and show no secret", () => {
  const { status, stderr } = startFailingServer({
    SMTP_URL: "smtp://studio@mail.example",
    SMTP_OAUTH_CLIENT_SECRET: clientSecret,
  });
  expect(status).toBe(1);
  expect(stderr.split("\n").map((line) => line.split(":")[0])).toEqual([
    'SMTP_OAUTH_TOKEN_URL=""',
    'SMTP_OAUTH_CLIENT_ID=""',
    'SMTP_OAUTH_REFRESH_TOKEN=""',
  ]);
  expectNoSecret(stderr);
});
