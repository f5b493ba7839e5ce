import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, utimes } from "node:fs/promises";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { startCleanup } from "#server/store/cleanup.ts";
import { sqliteFile } from "#server/store/connection/sqlite.ts";
import { cookieOf, invitedToken, postToDesk, signedInMember } from "../../setup/desk.ts";
import { removeData, startServer } from "../../setup/server.ts";
import { sharedServer } from "../shared-server.ts";
import { findInLog } from "../wait-for-log.ts";
import { withStore } from "./waiting-mail.ts";

const server = sharedServer({ DESK_PORT: "0" });

const useLink = (token: string, headers: Record<string, string> = {}) =>
  postToDesk(server, "/api/sign-in/link", { token }, headers);

/** A session as the database holds it. */
function readSession(dataDir: string, id: string) {
  const database = new Database(sqliteFile(dataDir), { readonly: true });
  const row = database.prepare("select * from memberSessions where id = ?").get(id);
  database.close();
  return row as { tokenHash: string };
}

const getMe = (cookie: string) => fetch(`${server.deskUrl}/api/me`, { headers: { cookie } });

test("a link signs its member in once", async () => {
  const { token } = await invitedToken(server, "Ebba@studio.example");
  const first = await useLink(token);
  expect(first.status).toBe(200);
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^desk-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const me = await (await getMe(cookieOf(first))).json();
  expect(me.member).toMatchObject({ email: "ebba@studio.example", name: "Ebba", role: "member" });
  expect(me.sessions).toMatchObject([{ isCurrent: true }]);

  const second = await useLink(token);
  expect(second.status).toBe(404);
  expect(second.headers.getSetCookie()).toEqual([]);
});

test("a link that two requests use at the same time signs in once", async () => {
  const { token } = await invitedToken(server, "race@studio.example");
  const answers = await Promise.all(Array.from({ length: 8 }, () => useLink(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("opening a link's page does not use it up", async () => {
  const { token } = await invitedToken(server, "scanned@studio.example");
  for (const method of ["GET", "HEAD"]) await fetch(`${server.deskUrl}/sign-in/link`, { method });
  expect((await fetch(`${server.deskUrl}/api/sign-in/link?token=${token}`)).status).toBe(404);
  expect((await useLink(token)).status).toBe(200);
});

test("a link is mailed to members only, with the same answer for everybody", async () => {
  await invitedToken(server, "asa@studio.example");
  const known = await postToDesk(server, "/api/sign-in", { email: "Asa@Studio.example" });
  const unknown = await postToDesk(server, "/api/sign-in", { email: "nobody@studio.example" });
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(await known.text()).toBe(await unknown.text());

  const file = await findInLog(server, /a sign-in link is in ([^"]+\.eml)/);
  const mail = (await readFile(file, "utf8")).replaceAll("=\r\n", "").replaceAll("=3D", "=");
  expect(mail).toContain("To: asa@studio.example");
  const [, token = ""] = /\/sign-in\/link#([\w-]+)/.exec(mail) ?? [];
  expect((await useLink(token)).status).toBe(200);
  expect(server.log.filter((entry) => entry.includes("a sign-in link is in"))).toHaveLength(1);
  expect(server.log.join()).not.toContain(token);

  // The file goes with its link.
  const sixteenMinutesAgo = Date.now() / 1000 - 16 * 60;
  await utimes(file, sixteenMinutesAgo, sixteenMinutesAgo);
  await withStore(server, async (store) => {
    const cleanup = startCleanup(store, server.dataDir, { warn: () => {} });
    await expect.poll(() => existsSync(file)).toBe(false);
    await cleanup.stop();
  });
});

test("who asks for many links of a member keeps neither them nor others out", async () => {
  const behindProxy = await startServer({ DESK_PORT: "0", TRUST_PROXY: "1" });
  try {
    const member = await signedInMember(behindProxy);
    const ask = (ip: string, email = member.email) =>
      postToDesk(behindProxy, "/api/sign-in", { email }, { "x-forwarded-for": ip });
    const linkFiles = () =>
      behindProxy.log.flatMap((entry) => /a sign-in link is in ([^"]+\.eml)/.exec(entry)?.[1] ?? []);
    const use = async (file: string | undefined) => {
      const mail = (await readFile(file ?? "", "utf8")).replaceAll("=\r\n", "").replaceAll("=3D", "=");
      const [, token = ""] = /\/sign-in\/link#([\w-]+)/.exec(mail) ?? [];
      return (await postToDesk(behindProxy, "/api/sign-in/link", { token })).status;
    };
    const answers: string[] = [];
    for (let count = 0; count < 12; count++) answers.push(await (await ask(`203.0.113.${count}`)).text());
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("After five unused links no more are sent");
    await expect.poll(() => linkFiles().length).toBe(5);
    // Any mail that the attacker caused lets the member in and ends the others; then the next one is sent again.
    expect(await use(linkFiles()[0])).toBe(200);
    for (const file of linkFiles()) expect(await use(file)).toBe(404);
    expect((await ask("198.51.100.1")).status).toBe(200);
    await expect.poll(() => linkFiles().length).toBe(6);
    expect(await use(linkFiles()[5])).toBe(200);

    // One address is refused after twenty, whomever it asks for; others are not.
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++)
      statuses.push((await ask("192.0.2.9", `${count}@studio.example`)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);

    // So is one that asks for many challenges for passkeys, which are stored.
    const challenge = (ip: string) =>
      postToDesk(behindProxy, "/api/sign-in/passkey/options", {}, { "x-forwarded-for": ip });
    for (let count = 0; count < 60; count++) expect((await challenge("192.0.2.9")).status).toBe(200);
    expect((await challenge("192.0.2.9")).status).toBe(429);
    expect((await challenge("198.51.100.1")).status).toBe(200);
    expect(Number((await ask("192.0.2.9")).headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask("198.51.100.2")).status).toBe(200);
  } finally {
    await behindProxy.stop();
    await removeData(behindProxy);
  }
});

test("a session cannot be fixed, guessed or changed", async () => {
  const { token } = await invitedToken(server, "fixed@studio.example");
  const planted = `desk-session=${"planted".padEnd(43, "0")}`;
  const response = await useLink(token, { cookie: planted });
  const cookie = cookieOf(response);
  expect(cookie).not.toContain("planted");
  expect((await getMe(planted)).status).toBe(401);

  const [, sessionToken = ""] = cookie.split("=", 2);
  const { sessions } = await (await getMe(cookie)).json();
  // What somebody may know who has read the database.
  const stored = await readSession(server.dataDir, sessions[0].id);
  expect(Object.values(stored)).not.toContain(sessionToken);
  const forged = [
    "",
    "desk-session=",
    `desk-session=x${sessionToken}`,
    `desk-session=${sessionToken.slice(0, -1)}`,
    `desk-session=${sessionToken.toLowerCase()}`,
    `desk-session=${sessions[0].id}`,
    `desk-session=${stored.tokenHash}`,
    `desk-session=${randomUUID()}`,
    `__Host-desk-session=${sessionToken}`,
  ];
  for (const cookie of forged) expect((await getMe(cookie)).status, cookie).toBe(401);
  expect((await getMe(cookie)).status).toBe(200);
});

test("after signing out, the cookie is worth nothing", async () => {
  const member = await signedInMember(server);
  const response = await member.request("/api/sign-out", { method: "POST" });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().join()).toContain("desk-session=; Max-Age=0");
  expect((await member.request("/api/me")).status).toBe(401);
});

test("members list and end their sessions", async () => {
  const member = await signedInMember(server);
  const { token } = await invitedToken(server, member.email);
  const other = cookieOf(await useLink(token, { "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1" }));
  const { sessions } = await (await member.request("/api/me")).json();
  expect(sessions).toHaveLength(2);
  const phone = sessions.find(({ device }: { device: string }) => device === "Safari on iPhone");
  expect(phone).toMatchObject({ isCurrent: false });

  const stranger = await signedInMember(server);
  const end = (by: typeof member) => by.request(`/api/me/sessions/${phone.id}`, { method: "DELETE" });
  expect((await end(stranger)).status).toBe(404);
  expect((await getMe(other)).status).toBe(200);
  expect((await end(member)).status).toBe(200);
  expect((await getMe(other)).status).toBe(401);
  expect((await member.request("/api/me")).status).toBe(200);
});

test("changes are taken from the desk's own pages only", async () => {
  const member = await signedInMember(server);
  const change = (headers: Record<string, string>) =>
    fetch(`${server.deskUrl}/api/me`, {
      method: "PATCH",
      headers: { "content-type": "application/json", cookie: member.cookie, ...headers },
      body: JSON.stringify({ digest: true }),
    });
  expect((await change({ origin: "https://evil.example" })).status).toBe(403);
  expect((await change({ origin: "null" })).status).toBe(403);
  expect((await change({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await change({ "content-type": "text/plain" })).status).toBe(415);
  expect((await change({ origin: server.deskUrl, "sec-fetch-site": "same-origin" })).status).toBe(200);
  const link = await invitedToken(server, member.email);
  expect((await useLink(link.token, { origin: "https://evil.example" })).status).toBe(403);
});

test("the set-up link of a first start makes its user the owner, once", async () => {
  const first = await startServer({ DESK_PORT: "0" });
  try {
    const token = await findInLog(first, /\/set-up#([\w-]+)/);
    const person = { token, email: "Owner@studio.example", name: "Ylva Ek" };
    const check = (token: string) => postToDesk(first, "/api/set-up/check", { token });
    const wrong = await postToDesk(first, "/api/set-up", { ...person, token: "wrong" });
    expect(wrong.status).toBe(404);
    expect((await check("wrong")).status).toBe(404);
    for (let count = 0; count < 2; count++) expect((await check(token)).status).toBe(204);
    const response = await postToDesk(first, "/api/set-up", person);
    expect(response.status).toBe(200);
    const headers = { cookie: cookieOf(response) };
    const { member } = await (await fetch(`${first.deskUrl}/api/me`, { headers })).json();
    expect(member).toMatchObject({ email: "owner@studio.example", name: "Ylva Ek", role: "owner" });
    const used = await postToDesk(first, "/api/set-up", person);
    expect(used.status).toBe(404);
    expect(await used.json()).toMatchObject({
      message: expect.stringContaining("already has an administrator"),
    });
    expect((await check(token)).status).toBe(404);

    await first.stop();
    const second = await startServer({ DESK_PORT: "0", DATA_DIR: first.dataDir });
    // The session outlives the restart.
    expect((await fetch(`${second.deskUrl}/api/me`, { headers })).status).toBe(200);
    expect(second.log.join()).not.toContain("set-up");
    await second.stop();
  } finally {
    await first.stop();
    await removeData(first);
  }
});

test("behind TLS, cookies are for TLS only and links lead to the public address", async () => {
  const behindTls = await startServer({
    DESK_PORT: "0",
    DESK_URL: "https://desk.example.org",
    TRUST_PROXY: "1",
  });
  try {
    const { token } = await invitedToken(behindTls, "tls@studio.example");
    const response = await postToDesk(behindTls, "/api/sign-in/link", { token });
    expect(response.headers.getSetCookie().join()).toMatch(
      /^__Host-desk-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await findInLog(behindTls, /(https:\/\/desk\.example\.org\/set-up#)/)).not.toBe("");
  } finally {
    await behindTls.stop();
    await removeData(behindTls);
  }
});
