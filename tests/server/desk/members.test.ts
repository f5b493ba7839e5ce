import { expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { invitedToken, postToDesk, type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { applyAsFounder } from "../founder.ts";
import { operateWith } from "../operator.ts";
import { sharedServer } from "../shared-server.ts";
import { change, open, read, references } from "./review.ts";

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
    expect((await refused.json()).message).toContain("administrator");
  }
  expect((await change(member.id, {})).status).toBe(200);
  expect((await change("unknown", { role: "reader" })).status).toBe(404);
  expect((await change(member.id, { role: "king" })).status).toBe(422);

  const { token } = await invitedToken(server, member.email);
  const removed = await (await change(member.id, { removed: true })).json();
  expect(removed.removedAt).toBeGreaterThan(0);
  expect((await postToDesk(server, "/api/sign-in/link", { token })).status).toBe(404);
  expect(await (await change(member.id, { removed: false })).json()).toMatchObject({ removedAt: null });
});

test("of two administrators who change a member, the second is told, and gives nothing back", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const { id } = await signedInMember(server, { forms: ["career", "founder", "contact"] });
  const { members } = (await (await owner.request("/api/members")).json()) as { members: Colleague[] };
  const member = members.find((one) => one.id === id);
  if (!member) throw new Error("The member is not listed");
  const { role, forms, positions, ventures, accessEndsAt, site } = member;
  const seen = { role, forms, positions, ventures, accessEndsAt, site };
  const change = (body: object) => owner.request(`/api/members/${id}`, { method: "PATCH", body });
  expect((await change({ forms: ["founder", "contact"], seen })).status).toBe(200);
  const second = await change({ forms, accessUntil: "2030-02-28", seen });
  expect(second.status).toBe(409);
  expect((await second.json()).message).toContain("another administrator");
  // In whatever order it is named.
  const seenNow = { ...seen, forms: ["contact", "founder"] };
  expect(await (await change({ accessUntil: "2030-02-28", seen: seenNow })).json()).toMatchObject({
    forms: ["founder", "contact"],
    accessEndsAt: expect.any(Number),
  });
});

test("a member is given at least one form", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const body = { ...invitation("formless@studio.example"), forms: [] };
  const refused = await owner.request("/api/members", { method: "POST", body });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json()).errors)).toEqual(["forms"]);
  const member = await signedInMember(server, { forms: ["career"] });
  const change = await owner.request(`/api/members/${member.id}`, { method: "PATCH", body: { forms: [] } });
  expect(change.status).toBe(422);
});

test("access ends on a day to come that exists", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const member = await signedInMember(server);
  const answerTo = async (accessUntil: string) => {
    const options = { method: "PATCH", body: { accessUntil } };
    const response = await owner.request(`/api/members/${member.id}`, options);
    return `${response.status} ${await response.text()}`;
  };
  expect(await answerTo("2020-02-28")).toMatch(/^422 .*Please choose today or a later day\./);
  expect(await answerTo("2030-02-31")).toMatch(/^422 .*Please write a valid day/);
  expect(await answerTo("2030-02-28")).toMatch(/^200 /);
});

test("who leaves a form hands over their open work on it", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const leaving = await signedInMember(server, { forms: ["founder", "contact"], name: "Lea Leaving" });
  const [staying, other] = [
    await signedInMember(server, { forms: ["founder"] }),
    await signedInMember(server, { forms: ["career"] }),
  ];
  const [handed, archived, ended, released] = [
    await applyAsFounder(server),
    await applyAsFounder(server),
    await applyAsFounder(server),
    await applyAsFounder(server),
  ];
  const { founder: stages } = await readStages();
  const declined = stages.find(({ outcome }) => outcome === "declined")?.id ?? "";
  await change(owner, [handed, archived, ended], { assigneeId: leaving.id });
  await change(owner, [archived], { archived: true }, 2);
  await change(owner, [ended], { stage: declined }, 2);
  const work = () => owner.request(`/api/members/${leaving.id}/work`).then((response) => response.json());
  expect(await work()).toMatchObject({ open: { founder: 2, contact: 0 }, late: 0 });

  const update = (body: object) => owner.request(`/api/members/${leaving.id}`, { method: "PATCH", body });
  expect((await update({ removed: true, handTo: other.id })).status).toBe(409);
  expect((await update({ forms: ["contact"], handTo: staying.id })).status).toBe(200);
  expect((await references(staying, `assignee=${staying.id}`)).sort()).toEqual([handed]);
  expect((await open(owner, archived)).application).toMatchObject({ assigneeId: staying.id });
  expect((await open(owner, handed)).timeline).toContainEqual(
    expect.objectContaining({ kind: "assigned", actorId: owner.id }),
  );
  expect(await work()).toMatchObject({ open: { founder: 0 } });
  // Who worked on what has ended stays; when it is opened again, nobody does.
  expect((await open(owner, ended)).application).toMatchObject({ assigneeId: leaving.id });
  await change(owner, [ended], { stage: stages[0]?.id ?? "" }, 3);
  expect((await open(owner, ended)).application).toMatchObject({ assigneeId: null });

  await change(owner, [released], { assigneeId: staying.id });
  await owner.request(`/api/members/${staying.id}`, { method: "PATCH", body: { removed: true } });
  expect(await references(owner, "assignee=none")).toEqual(expect.arrayContaining([handed, ended, released]));
  expect(await references(owner, `assignee=${staying.id}`)).toEqual([]);
});

test("members learn of others what assigning needs, and owners everything", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const guest = await signedInMember(server, { positions: ["Baker"] });
  const colleague = await signedInMember(server, { positions: ["Baker", "Miller"] });
  const stranger = await signedInMember(server, { forms: ["founder"], ventures: ["Bakery"] });
  const listed = async (member: SignedInMember) => {
    const { members } = (await (await member.request("/api/members")).json()) as { members: Colleague[] };
    return (id: string) => members.find((one) => one.id === id);
  };
  const forGuest = await listed(guest);
  expect(forGuest(owner.id)).toMatchObject({ email: expect.stringContaining("@") });
  expect(forGuest(colleague.id)).toMatchObject({
    email: expect.stringContaining("@"),
    positions: ["Baker"],
  });
  expect(forGuest(stranger.id)).toMatchObject({ name: stranger.name, email: "", ventures: [] });
  expect(forGuest(colleague.id)).not.toHaveProperty("lastSeenAt");
  const forOwner = (await listed(owner))(stranger.id);
  expect(forOwner).toMatchObject({ email: expect.stringContaining("@"), ventures: ["Bakery"] });
  expect(forOwner).toHaveProperty("lastSeenAt");
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
  // Who became what, by whom, can be told later.
  const { entries } = await (await owner.request("/api/activity")).json();
  expect(entries[0]).toMatchObject({
    actor: owner.name,
    action: "changeMember",
    details: {
      member: { id: second.id, name: second.name },
      before: { role: "owner" },
      after: { role: "reader" },
    },
  });
});

test("the activity log tells owners who did what, in pages", async () => {
  const owner = await signedInMember(server, { role: "owner", name: "Log Reader" });
  await owner.request("/api/members", { method: "POST", body: invitation("logged@studio.example") });
  const { entries, nextCursor } = await (await owner.request("/api/activity")).json();
  const details = { member: { name: "logged" }, after: { role: "member", forms: ["career"] } };
  expect(entries[0]).toMatchObject({ actor: "Log Reader", action: "invite", reference: null, details });
  expect(entries[1]).toMatchObject({ actor: "Log Reader", action: "signIn", details: { method: "link" } });
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
  const [, token = ""] = /\/sign-in\/link#([\w-]+)/.exec(stdout) ?? [];
  expect((await postToDesk(server, "/api/sign-in/link", { token })).status).toBe(200);

  for (const args of [["nobody"], ["a@b.se", "--role", "king"], ["a@b.se", "--forms", "founder,other"]]) {
    const { status, stderr } = await operateWith(server.storeSettings, "invite", ...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/expected|Allowed choices/);
  }
});

test("the operator CLI takes open work from who may no longer see it, and says so", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const member = await signedInMember(server, { forms: ["founder", "contact"] });
  const reference = await applyAsFounder(server, { message: "Released by the operator" });
  await change(owner, [reference], { assigneeId: member.id });
  const invite = (forms: string) =>
    operateWith(server.storeSettings, "invite", member.email, "--forms", forms);
  expect((await invite("founder")).stdout).not.toContain(reference);
  expect((await invite("contact")).stdout).toContain(`now without an assignee: ${reference}.`);
  const { application, timeline } = await read(owner, reference);
  expect(application.assigneeId).toBeNull();
  const details = expect.objectContaining({ assigneeId: null, actor: expect.any(String) });
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "assigned", actorId: null, details }));
});
