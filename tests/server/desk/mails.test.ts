import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMail } from "#content-model/mail.ts";
import type { ActivityPage } from "#contract/desk/activity.ts";
import { activityText } from "#contract/desk/activity-text.ts";
import type { Application } from "#contract/desk/application.ts";
import type { InboxCounts } from "#contract/desk/inbox.ts";
import type { MailList } from "#contract/desk/mails.ts";
import { fillIn } from "#contract/fill-in.ts";
import { honeypot } from "#contract/honeypot.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { applyAsFounder, founder } from "../founder.ts";
import { refuseRows } from "../refuse-rows.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { change, inbox } from "./review.ts";
import { withStore } from "./waiting-mail.ts";

const { mention } = await readMail();

let peer: Peer;
let server: RunningServer;
let owner: SignedInMember;
let investor: SignedInMember;
let reader: SignedInMember;
let recruiter: SignedInMember;
let isRefusing = true;

beforeAll(async () => {
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      if (isRefusing && address.startsWith("gone@"))
        done(Object.assign(new Error("No"), { responseCode: 550 }));
      else done();
    },
  });
  server = await startServer({ SMTP_URL: peer.url, DESK_PORT: "0" });
  owner = await signedInMember(server, { role: "owner", name: "Olga Owner" });
  investor = await signedInMember(server, { role: "member", forms: ["founder"], name: "Ivan Investor" });
  reader = await signedInMember(server, { role: "reader", forms: ["founder"] });
  recruiter = await signedInMember(server, { role: "member", forms: ["career"] });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

async function mailsOf(member: SignedInMember, query = ""): Promise<MailList> {
  const response = await member.request(`/api/mails${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as MailList;
}

const retry = (member: SignedInMember, body: object) =>
  member.request("/api/mails/retry", { method: "POST", body });

const release = (member: SignedInMember, reference: string) =>
  member.request(`/api/applications/${reference}/release`, { method: "POST", body: {} });

test("failed mails say why, in words, and are sent again on demand", async () => {
  const reference = await applyAsFounder(server, { email: "gone@example.se" });
  const failed = async (member: SignedInMember) => (await mailsOf(member, "?state=failed")).mails;
  await expect.poll(() => failed(investor)).toHaveLength(1);
  const [mail] = await failed(investor);
  expect(mail).toMatchObject({ kind: "applicant", state: "failed", reference, attempts: 1, sentAt: null });
  expect(mail).toMatchObject({ name: founder.name, to: "gone@example.se" });
  expect(mail?.failure).toContain("(550)");

  expect((await mailsOf(investor, `?reference=${reference}`)).mails.map(({ kind }) => kind)).toContain(
    "applicant",
  );
  expect((await mailsOf(investor, "?reference=FND-1")).mails).toEqual([]);

  // Only about forms one may see.
  expect(await failed(recruiter)).toEqual([]);
  expect((await mailsOf(recruiter, `?reference=${reference}`)).mails).toEqual([]);
  expect((await retry(reader, {})).status).toBe(403);
  expect(await (await retry(recruiter, { ids: [mail?.id] })).json()).toEqual({ count: 0 });

  isRefusing = false;
  expect(await (await retry(investor, { ids: [mail?.id] })).json()).toEqual({ count: 1 });
  await expect.poll(() => failed(investor)).toEqual([]);
  await expect.poll(() => peer.mailsTo("gone@example.se")).toHaveLength(1);
});

test("failed mails are dismissed", async () => {
  isRefusing = true;
  const reference = await applyAsFounder(server, { email: "gone@example.se" });
  const failed = async () => (await mailsOf(investor, "?state=failed")).mails;
  await expect.poll(failed).toHaveLength(1);
  const ids = (await failed()).map(({ id }) => id);
  const dismiss = (member: SignedInMember) =>
    member.request("/api/mails/dismiss", { method: "POST", body: { ids } });
  expect((await dismiss(reader)).status).toBe(403);
  expect(await (await dismiss(recruiter)).json()).toEqual({ count: 0 });
  expect(await (await dismiss(investor)).json()).toEqual({ count: 1 });
  const [latest] = ((await (await owner.request("/api/activity")).json()) as ActivityPage).entries;
  expect(latest?.reference).toBe(reference);
  const words = activityText(latest?.action ?? "", latest?.details, latest?.reference);
  expect(words).toBe("dismissed failed emails about");
  expect(await failed()).toEqual([]);
  const counts = await investor.request("/api/inbox-counts");
  expect((await counts.json()) as InboxCounts).toMatchObject({ failedMails: 0 });
  const { timeline } = (await (
    await investor.request(`/api/applications/${reference}`)
  ).json()) as Application;
  const details = { mailKind: "applicant", mailState: "cancelled" };
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "mail", details }));
});

test("who is assigned applications by a colleague gets one mail, if they get the digest", async () => {
  const given = [await applyAsFounder(server), await applyAsFounder(server)];
  const assign = (references: string[], assigneeId: string, version = 1) =>
    change(owner, references, { assigneeId }, version);
  await assign(given, investor.id);
  const queued = async () =>
    (await mailsOf(owner, "?state=queued")).mails.filter(({ kind }) => kind === "assigned");
  expect(await queued()).toEqual([]);
  const body = { digest: true };
  expect((await investor.request("/api/me", { method: "PATCH", body })).status).toBe(200);
  await assign(given, owner.id, 2);
  await assign(given, investor.id, 3);
  expect(await queued()).toMatchObject([{ reference: null }]);
  const [single] = [await applyAsFounder(server)];
  await assign([single], investor.id);
  expect(await queued()).toContainEqual(expect.objectContaining({ reference: single }));
  expect((await inbox(investor, `assignee=${investor.id}&waiting=us`)).applications).toHaveLength(3);

  // Also when not all of them can be assigned.
  const further = [await applyAsFounder(server), await applyAsFounder(server)];
  const last = await withStore(server, ({ submissions }) => submissions.findByReference(further[1] ?? ""));
  const condition = `new."submissionId" = '${last?.id}'`;
  const takeRows = await refuseRows(
    { DATA_DIR: server.dataDir, ...server.storeSettings },
    "timeline",
    condition,
  );
  await expect(assign(further, investor.id)).rejects.toThrow("500");
  await takeRows();
  expect(await queued()).toHaveLength(3);
});

test("the list continues page by page, without gaps", async () => {
  for (let index = 0; index < 30; index++) await applyAsFounder(server);
  const first = await mailsOf(owner);
  expect(first.mails).toHaveLength(50);
  const second = await mailsOf(owner, `?cursor=${first.nextCursor}`);
  const ids = [...first.mails, ...second.mails].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  const times = [...first.mails, ...second.mails].map(({ queuedAt }) => queuedAt);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect((await owner.request("/api/mails?cursor=x")).status).toBe(422);
  expect((await owner.request("/api/mails?state=lost")).status).toBe(422);
});

test("an application is released from quarantine, and erased", async () => {
  const reference = await applyAsFounder(server, { [honeypot]: "spam", email: "trapped@example.se" });
  expect((await release(reader, reference)).status).toBe(403);
  expect((await release(recruiter, reference)).status).toBe(404);
  const undo = (member: SignedInMember) =>
    member.request(`/api/applications/${reference}/release`, { method: "DELETE" });
  expect((await release(investor, reference)).status).toBe(204);
  // Sent again, because its answer was lost; not by somebody else.
  expect((await release(investor, reference)).status).toBe(204);
  expect((await release(owner, reference)).status).toBe(409);
  expect((await undo(recruiter)).status).toBe(404);
  // Undone within ten seconds, no mail leaves, and it waits in quarantine again.
  expect((await undo(investor)).status).toBe(204);
  const quarantined = await investor.request("/api/applications?status=quarantined");
  expect(await quarantined.json()).toMatchObject({ applications: [{ reference }] });
  expect((await mailsOf(investor)).mails.map((mail) => mail.reference)).not.toContain(reference);
  expect((await release(investor, reference)).status).toBe(204);
  await expect.poll(() => peer.mailsTo("trapped@example.se")).toHaveLength(1);
  expect((await release(investor, reference)).status).toBe(409);
  expect((await undo(investor)).status).toBe(409);
  const open = await investor.request(`/api/applications/${reference}`);
  const { timeline } = (await open.json()) as Application;
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "released", actorId: investor.id }));

  const erase = (member: SignedInMember) =>
    member.request(`/api/applications/${reference}/erase`, { method: "POST", body: {} });
  expect((await erase(reader)).status).toBe(403);
  expect((await erase(recruiter)).status).toBe(404);
  expect((await erase(investor)).status).toBe(204);
  expect((await erase(investor)).status).toBe(204);
});

test("who is mentioned in a note gets one mail, without the note's text", async () => {
  const reference = await applyAsFounder(server);
  const id = randomUUID();
  const text = `Strong team. @[${owner.id}] @[${investor.id}] @[${recruiter.id}] @[nobody] secret words`;
  const path = `/api/applications/${reference}/notes`;
  for (const _ of [1, 2]) {
    expect((await investor.request(path, { method: "POST", body: { id, text } })).status).toBe(200);
  }
  await expect.poll(() => peer.mailsTo(owner.email)).toHaveLength(1);
  const [mail] = peer.mailsTo(owner.email);
  expect(mail?.subject).toBe(fillIn(mention.subject, { author: "Ivan Investor", reference }));
  expect(mail?.text).toContain(`/applications/${reference}`);
  expect(mail?.text).not.toContain("secret words");

  // A change mails only those whom it adds; neither the author nor who may not see the application.
  const change = { text: `${text} @[${reader.id}]`, version: 1 };
  expect((await investor.request(`${path}/${id}`, { method: "PATCH", body: change })).status).toBe(200);
  await expect.poll(() => peer.mailsTo(reader.email)).toHaveLength(1);
  expect(peer.mailsTo(owner.email)).toHaveLength(1);
  for (const { email } of [investor, recruiter]) expect(peer.mailsTo(email)).toHaveLength(0);
});
