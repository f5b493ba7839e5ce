import { expect, test } from "vitest";
import { invitedToken, postToDesk, signedInMember } from "../../setup/desk.ts";
import { operateWith } from "../operator.ts";
import { sharedServer } from "../shared-server.ts";

const server = sharedServer({ DESK_PORT: "0" });

const invitation = (email: string) => ({ email, role: "member", forms: ["career"] });

test("an owner invites, changes, removes and invites again; the last owner stays", async () => {
  const owner = await signedInMember(server, { role: "owner", name: "Ylva Ek" });
  const invited = await owner.request("/api/members", {
    method: "POST",
    body: invitation("New@studio.example"),
  });
  expect(invited.status).toBe(201);
  const member = await invited.json();
  expect(member).toMatchObject({
    email: "new@studio.example",
    name: "New",
    forms: ["career"],
    lastSeenAt: null,
  });
  const again = await owner.request("/api/members", {
    method: "POST",
    body: invitation("NEW@studio.example"),
  });
  expect(again.status).toBe(409);

  const change = (id: string, body: object) => owner.request(`/api/members/${id}`, { method: "PATCH", body });
  expect(await (await change(member.id, { forms: ["founder", "contact"] })).json()).toMatchObject({
    forms: ["founder", "contact"],
  });
  for (const body of [{ role: "reader" }, { removed: true }]) {
    const refused = await change(owner.id, body);
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toContain("owner");
  }
  expect((await change("unknown", { role: "reader" })).status).toBe(404);
  expect((await change(member.id, { role: "king" })).status).toBe(422);

  const { token } = await invitedToken(server, member.email);
  const removed = await (await change(member.id, { removed: true })).json();
  expect(removed.removedAt).toBeGreaterThan(0);
  expect((await postToDesk(server, "/api/sign-in/link", { token })).status).toBe(404);
  expect(await (await change(member.id, { removed: false })).json()).toMatchObject({ removedAt: null });
});

test("removing a member ends their sessions", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const member = await signedInMember(server);
  expect((await member.request("/api/members")).status).toBe(200);
  await owner.request(`/api/members/${member.id}`, { method: "PATCH", body: { removed: true } });
  expect((await member.request("/api/members")).status).toBe(401);
});

test("a change of role counts for the next request", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const second = await signedInMember(server, { role: "owner" });
  expect((await second.request("/api/activity")).status).toBe(200);
  await owner.request(`/api/members/${second.id}`, { method: "PATCH", body: { role: "reader" } });
  expect((await second.request("/api/activity")).status).toBe(403);
});

test("the activity log tells owners who did what, in pages", async () => {
  const owner = await signedInMember(server, { role: "owner", name: "Log Reader" });
  await owner.request("/api/members", { method: "POST", body: invitation("logged@studio.example") });
  const { entries, nextCursor } = await (await owner.request("/api/activity")).json();
  expect(entries[0]).toMatchObject({ actor: "Log Reader", action: "invite", reference: null });
  expect(entries[1]).toMatchObject({ actor: "Log Reader", action: "signIn" });
  expect(nextCursor).toBeNull();

  for (let count = 0; count < 101; count++) {
    const { status } = await operateWith(server.storeSettings, "export", "--format", "json");
    expect(status).toBe(0);
  }
  const first = await (await owner.request("/api/activity")).json();
  expect(first.entries).toHaveLength(100);
  const next = await (await owner.request(`/api/activity?cursor=${first.nextCursor}`)).json();
  const ids = [...first.entries, ...next.entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(entries[0].id);
});

test("members change their name and digest, and nothing else about themselves", async () => {
  const member = await signedInMember(server);
  const change = (body: object) => member.request("/api/me", { method: "PATCH", body });
  expect(await (await change({ name: "  Åsa Öberg ", digest: true })).json()).toMatchObject({
    member: { name: "Åsa Öberg", digest: true },
  });
  for (const body of [{ role: "owner" }, { name: " " }, { email: "x@studio.example" }]) {
    expect((await change(body)).status).toBe(422);
  }
});

test("about tells store, backup, retention and mails", async () => {
  const member = await signedInMember(server, { role: "reader" });
  const about = () => member.request("/api/about").then((response) => response.json());
  expect(await about()).toMatchObject({
    store: "sqlite",
    lastBackupAt: null,
    retentionDays: 730,
    mail: { transport: expect.stringContaining("SMTP_URL is not set"), queued: 0, failed: 0 },
    virusCheck: false,
  });
  const before = Date.now();
  const { status } = await operateWith(server.storeSettings, "backup", "--out", `${server.dataDir}/copy.db`);
  expect(status).toBe(0);
  expect((await about()).lastBackupAt).toBeGreaterThanOrEqual(before);
});

test("the operator CLI lets in who is locked out, and refuses what it does not know", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const member = await signedInMember(server, { role: "reader" });
  await owner.request(`/api/members/${member.id}`, { method: "PATCH", body: { removed: true } });
  const { stdout } = await operateWith(server.storeSettings, "invite", member.email);
  expect(stdout).toContain(`${member.email} may sign in as reader`);
  const [, token = ""] = /\/sign-in\/link#(\w+)/.exec(stdout) ?? [];
  expect((await postToDesk(server, "/api/sign-in/link", { token })).status).toBe(200);

  for (const args of [["nobody"], ["a@b.se", "--role", "king"], ["a@b.se", "--forms", "founder,other"]]) {
    const { status, stderr } = await operateWith(server.storeSettings, "invite", ...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/expected|Allowed choices/);
  }
});
