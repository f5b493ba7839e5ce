import { expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { ActivityPage } from "#contract/desk/activity.ts";
import { signedInMember } from "../../setup/desk.ts";
import { applyAsFounder } from "../founder.ts";
import { applyWithPdf } from "../job-application.ts";
import { sharedServer } from "../shared-server.ts";
import { addNote, change, inbox, open, read, references } from "./review.ts";
import { withStore } from "./waiting-mail.ts";

const server = sharedServer({ DESK_PORT: "0" });
const stages = await readStages();
const [firstStage, secondStage] = stages.founder.map(({ id }) => id);

test("the inbox lists what one may see, newest first, in pages", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const sent = [
    await applyAsFounder(server, { message: "Page 1" }),
    await applyAsFounder(server, { message: "Page 2" }),
  ];
  const reference = await applyWithPdf(server);
  expect((await references(owner)).slice(0, 3)).toEqual([reference, sent[1], sent[0]]);

  const first = await inbox(owner, "limit=1");
  expect(first.applications).toMatchObject([
    { reference, form: "career", stage: stages.career[0]?.id, hasResume: true, isUnread: true, version: 1 },
  ]);
  expect(await references(owner, `limit=1&cursor=${first.nextCursor}`)).toEqual([sent[1]]);
  const urgent = await inbox(owner, "sort=due&limit=1");
  expect(await references(owner, `sort=due&limit=1&cursor=${urgent.nextCursor}`)).toHaveLength(1);

  const recruiter = await signedInMember(server, { forms: ["career"] });
  expect(await references(recruiter)).not.toContain(sent[0]);
  expect(await references(recruiter, "form=founder")).toEqual([]);
  expect((await recruiter.request(`/api/applications/${sent[0]}`)).status).toBe(404);
  expect(await change(recruiter, [sent[0] ?? ""], { archived: true })).toMatchObject([{ result: "missing" }]);
});

test("search finds words of fields and notes by their beginning, with and without accents", async () => {
  const member = await signedInMember(server);
  const reference = await applyAsFounder(server, {
    name: "Örjan Ångström Łuczak",
    message: "Peat and kelp from Tromsø",
    phone: "+46 70 174 06 55",
  });
  for (const q of [
    "örjan",
    "ORJAN",
    "ang kel",
    reference,
    "46701740655",
    '"kelp',
    "asa@example.se kelp",
    "tromso",
    "TROMSØ",
    "luczak",
  ]) {
    expect(await references(member, `q=${encodeURIComponent(q)}`)).toContain(reference);
  }
  for (const q of ["jan", "örjan basalt", "kelp* NOT peat"]) {
    expect(await references(member, `q=${encodeURIComponent(q)}`)).not.toContain(reference);
  }
  expect((await addNote(member, reference, "Owns a trawler")).status).toBe(200);
  expect(await references(member, "q=trawl")).toEqual([reference]);
});

test("filters by stage, assignee, archive, unread and date", async () => {
  const member = await signedInMember(server, { name: "Filterer" });
  const [moved = "", assigned = "", archived = ""] = [
    await applyAsFounder(server, { message: "Filter 1" }),
    await applyAsFounder(server, { message: "Filter 2" }),
    await applyAsFounder(server, { message: "Filter 3" }),
  ];
  await change(member, [moved], { stage: secondStage ?? "" });
  await change(member, [assigned], { assigneeId: member.id });
  await change(member, [archived], { archived: true });
  await open(member, moved);
  expect(await references(member, `form=founder&stage=${secondStage}`)).toEqual([moved]);
  expect(await references(member, `assignee=${member.id}`)).toEqual([assigned]);
  expect(await references(member, "assignee=none")).not.toContain(assigned);
  expect(await references(member, "status=archived")).toEqual([archived]);
  expect(await references(member)).not.toContain(archived);
  expect(await references(member, "unread=1")).toContain(assigned);
  expect(await references(member, "unread=1")).not.toContain(moved);
  expect(await references(member, "until=2020-01-01")).toEqual([]);
  expect(await references(member, "since=2020-01-01&stage=none")).toEqual([]);
  expect((await member.request("/api/applications?since=yesterday")).status).toBe(422);
});

test("an application is assigned only to who can work on it", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const reader = await signedInMember(server, { role: "reader", forms: ["founder"] });
  const other = await signedInMember(server, { forms: ["career"] });
  const removed = await signedInMember(server, { forms: ["founder"] });
  await owner.request(`/api/members/${removed.id}`, { method: "PATCH", body: { removed: true } });
  const reference = await applyAsFounder(server, { message: "Assigned to nobody" });
  for (const assigneeId of [reader.id, other.id, removed.id, "unknown"]) {
    const results = await change(owner, [reference], { assigneeId });
    expect(results).toMatchObject([{ result: "refused", application: { assigneeId: null, version: 1 } }]);
  }
  expect(await change(owner, [reference], { assigneeId: owner.id })).toMatchObject([{ result: "saved" }]);
});

test("two members who change the same thing: the second is told, and nothing is overwritten", async () => {
  const [first, second] = [await signedInMember(server), await signedInMember(server)];
  const reference = await applyAsFounder(server, { message: "Two at once" });
  const results = await Promise.all([
    change(first, [reference], { stage: secondStage ?? "" }),
    change(second, [reference], { assigneeId: second.id }),
  ]);
  expect(
    results
      .flat()
      .map(({ result }) => result)
      .sort(),
  ).toEqual(["conflict", "saved"]);
  const isStage = results[0]?.[0]?.result === "saved";
  const { application, timeline } = await open(first, reference);
  expect(application).toMatchObject({
    stage: isStage ? secondStage : firstStage,
    assigneeId: isStage ? null : second.id,
    version: 2,
  });
  const conflict = results.flat().find(({ result }) => result === "conflict");
  expect(conflict?.application).toMatchObject({ stage: application.stage, version: 2 });
  const kinds = timeline.map(({ kind }) => kind).filter((kind) => kind !== "mail");
  expect(kinds).toEqual(["received", isStage ? "stage" : "assigned", "opened"]);
});

test("reading an application leaves it unread; opening it is recorded once a visit", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const reference = await applyAsFounder(server, { message: "Prefetched" });
  const unread = await read(owner, reference);
  expect(unread.application.isUnread).toBe(true);
  expect(unread.timeline.map(({ kind }) => kind)).not.toContain("opened");
  for (const _ of [1, 2]) {
    const { application, timeline } = await open(owner, reference);
    expect(application.isUnread).toBe(false);
    expect(timeline.filter(({ kind }) => kind === "opened")).toHaveLength(1);
  }
  const { entries } = (await (await owner.request("/api/activity")).json()) as ActivityPage;
  const shown = entries.filter((entry) => entry.action === "show" && entry.reference === reference);
  expect(shown).toMatchObject([{ actor: owner.name }]);
});

test("a reader changes nothing but what they have read", async () => {
  const reader = await signedInMember(server, { role: "reader", forms: ["founder"] });
  const reference = await applyAsFounder(server, { message: "For readers" });
  const answer = await reader.request("/api/applications", {
    method: "PATCH",
    body: { targets: [{ reference, version: 1 }], change: { archived: true } },
  });
  expect(answer.status).toBe(403);
  expect((await addNote(reader, reference, "No")).status).toBe(403);
  expect((await open(reader, reference)).application.isUnread).toBe(false);
  await change(reader, [reference], { unread: true });
  expect(await references(reader, "unread=1")).toContain(reference);
});

test("notes are stored once, and changed only by their author at their version", async () => {
  const [author, other] = [await signedInMember(server), await signedInMember(server)];
  const reference = await applyAsFounder(server, { message: "Notes" });
  const id = crypto.randomUUID();
  for (const _ of [1, 2]) expect((await addNote(author, reference, "First thought", id)).status).toBe(200);
  expect((await addNote(other, reference, "Stolen", id)).status).toBe(409);
  const path = `/api/applications/${reference}/notes/${id}`;
  const edit = (member: typeof author, version: number) =>
    member.request(path, { method: "PATCH", body: { text: "Second thought", version } });
  expect((await edit(other, 1)).status).toBe(403);
  expect((await edit(author, 1)).status).toBe(200);
  expect((await edit(author, 1)).status).toBe(409);
  expect((await open(other, reference)).notes).toMatchObject([{ id, text: "Second thought", version: 2 }]);
  expect(await references(author, "q=first")).not.toContain(reference);
  await withStore(server, ({ metadata }) => metadata.clearCompactionDue());
  expect((await author.request(`${path}?version=2`, { method: "DELETE" })).status).toBe(204);
  expect(await withStore(server, ({ metadata }) => metadata.isCompactionDue())).toBe(true);
  const { notes, timeline } = await open(other, reference);
  expect(notes).toEqual([]);
  expect(timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["note", "noteEdited", "noteDeleted"]),
  );
  expect(await references(author, "q=second+thought")).toEqual([]);
  const owner = await signedInMember(server, { role: "owner" });
  const { entries } = (await (await owner.request("/api/activity")).json()) as ActivityPage;
  const recorded = entries.filter((entry) => entry.action === "note" && entry.reference === reference);
  expect(recorded.map(({ actor }) => actor)).toEqual([author.name, author.name, author.name]);
});
