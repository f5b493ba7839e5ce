import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ActivityPage } from "#contract/desk/activity.ts";
import type { NewDecision } from "#contract/desk/decisions.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import type { ReplyTemplates } from "#contract/desk/replies.ts";
import { dayMs } from "#contract/durations.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { applyAsFounder } from "../founder.ts";
import { applyWithPdf } from "../job-application.ts";
import { operateWith } from "../operator.ts";
import { judgementOf } from "./judgement.ts";
import { pathsWithWords } from "./read-everything.ts";
import { change, read, references } from "./review.ts";

const secret = "Samphiresecret";

describe.each(storeKinds)("with %s", (kind) => {
  let server: RunningServer;
  let owner: SignedInMember;
  let colleague: SignedInMember;
  beforeAll(async () => {
    server = await startServer({
      DESK_PORT: "0",
      ...(await newStore(kind)),
    });
    owner = await signedInMember(server, { role: "owner" });
    colleague = await signedInMember(server, { forms: ["founder"] });
  });
  afterAll(async () => {
    await server.stop();
    await removeData(server);
  });

  let senders = 0;
  async function apply() {
    const email = `sender${++senders}@example.se`;
    const reference = await applyAsFounder(server, { email });
    return { email, reference };
  }
  const requestAs = (member: SignedInMember, reference: string, method: string, end: string, body?: object) =>
    member.request(`/api/applications/${reference}/${end}`, { method, body });
  const decide = (member: SignedInMember, reference: string, decision: Partial<NewDecision> = {}) =>
    requestAs(member, reference, "POST", "decision", {
      id: crypto.randomUUID(),
      version: 1,
      outcome: "declined",
      reasons: [{ id: "two", reason: secret }],
      ...decision,
    });
  const templateText = async (member: SignedInMember, reference: string) => {
    const answer = await requestAs(member, reference, "GET", "templates");
    const { templates } = (await answer.json()) as ReplyTemplates;
    return templates.find(({ id }) => id === "decline-with-reasons")?.text;
  };

  test("every template whose stage is a declined one declines", async () => {
    const { reference } = await apply();
    const answer = await requestAs(owner, reference, "GET", "templates");
    const { templates } = (await answer.json()) as ReplyTemplates;
    const declining = templates.filter(({ declines }) => declines).map(({ id }) => id);
    expect(declining).toEqual(["decline-founder", "decline-with-reasons"]);
  });

  test("a decision fills the answer and waits for the team until it is answered", async () => {
    const { reference } = await apply();
    expect(await templateText(colleague, reference)).toContain("\n\n[…]\n\n");
    const decision = {
      id: crypto.randomUUID(),
      reasons: [
        { id: "three", reason: "It {works}." },
        { id: "one", reason: "It is $& new." },
      ],
    };
    expect((await decide(colleague, reference, decision)).status).toBe(204);
    // A request that is sent again decides once.
    expect((await decide(colleague, reference, decision)).status).toBe(204);
    const { application, decision: stored, timeline } = await read(owner, reference);
    expect(stored).toMatchObject({
      memberId: colleague.id,
      outcome: "declined",
      reasons: [
        { id: "one", label: "Fixture founder One", reason: "It is $& new." },
        { id: "three", label: "Fixture founder Three", reason: "It {works}." },
      ],
    });
    expect(application).toMatchObject({ version: 2, owesAnswer: true, waitingFor: "us" });
    const decidedEntry = { kind: "decided", details: { outcome: "declined", version: 2 } };
    expect(timeline).toContainEqual(expect.objectContaining(decidedEntry));
    expect(await templateText(owner, reference)).toContain("\n\nIt is $& new.\n\nIt {works}.\n\n");

    const second = await decide(owner, reference, { outcome: "invited" });
    expect(second.status).toBe(409);
    expect(await second.text()).toContain(`${colleague.name} decided: decline`);

    const reply = { version: 2, subject: "No", text: "No.", stage: "founder-declined" };
    const body = { id: crypto.randomUUID(), ...reply };
    expect((await requestAs(owner, reference, "POST", "replies", body)).status).toBe(200);
    expect((await owner.request(`/api/replies/${body.id}`, { method: "DELETE" })).status).toBe(200);
    expect((await requestAs(owner, reference, "DELETE", "decision?version=3")).status).toBe(409);
    expect((await requestAs(owner, reference, "DELETE", "decision?version=4")).status).toBe(204);
    expect(await read(owner, reference)).toMatchObject({
      decision: null,
      application: { owesAnswer: false, version: 5 },
    });
    expect((await requestAs(owner, reference, "DELETE", "decision?version=5")).status).toBe(404);

    const { entries } = (await (await owner.request("/api/activity")).json()) as {
      entries: { action: string; details: object }[];
    };
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "decide", details: { outcome: "declined" } }),
    );
  });

  test("of two decisions at once one is stored, and the other is told", async () => {
    const { reference } = await apply();
    const answers = await Promise.all([decide(owner, reference), decide(colleague, reference)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test("nobody decides while a reader has not judged, and who is asked later sees no decision", async () => {
    const { email, reference } = await apply();
    // That no other application has.
    const quoted = "Glasswortreason";
    const [first, silent, later] = [
      await signedInMember(server, { forms: ["founder"] }),
      await signedInMember(server, { forms: ["founder"] }),
      await signedInMember(server, { forms: ["founder"] }),
    ];
    const ask = (...readers: SignedInMember[]) =>
      requestAs(owner, reference, "POST", "readers", { memberIds: readers.map(({ id }) => id) });
    await ask(first, silent);
    await requestAs(first, reference, "POST", "judgement", judgementOf("founder", "good"));
    expect((await decide(owner, reference)).status).toBe(409);
    expect((await requestAs(silent, reference, "DELETE", `readers/${silent.id}`)).status).toBe(409);
    expect((await requestAs(owner, reference, "DELETE", `readers/${silent.id}`)).status).toBe(204);
    expect((await requestAs(owner, reference, "DELETE", `readers/${silent.id}`)).status).toBe(404);
    // They may have read what the first wrote.
    expect((await ask(silent)).status).toBe(409);
    const reasons = [{ id: "two", reason: quoted }];
    expect((await decide(owner, reference, { reasons })).status).toBe(204);
    // The answer, and what a colleague writes, quote the reasons.
    const reply = { id: crypto.randomUUID(), version: 2, subject: "No", text: quoted };
    expect((await requestAs(owner, reference, "POST", "replies", reply)).status).toBe(200);
    const draft = { replyId: crypto.randomUUID(), template: "blank", subject: "", text: quoted };
    expect((await requestAs(first, reference, "POST", "draft", draft)).status).toBe(204);
    const laterOwner = await signedInMember(server, { role: "owner" });
    await ask(later, laterOwner);
    expect(await read(later, reference)).toMatchObject({ decision: null, replies: [], drafts: [] });
    expect(await read(first, reference)).toMatchObject({
      replies: [{ text: quoted }],
      drafts: [{ text: quoted }],
    });
    const sought = { reference, emails: [email], subjects: [], words: [quoted] };
    expect(await pathsWithWords(later, sought)).toEqual([]);
    // What is given to the person is complete, or refused.
    const download = (member: SignedInMember) =>
      member.request(`/api/person/download?reference=${reference}&format=json`);
    expect((await download(later)).status).toBe(403);
    expect(await (await download(first)).text()).toContain(quoted);
    const detailsFor = async (member: SignedInMember) => {
      const { entries } = (await (await member.request("/api/activity")).json()) as ActivityPage;
      return entries.find((entry) => entry.action === "decide" && entry.reference === reference)?.details;
    };
    expect(await detailsFor(laterOwner)).toEqual({});
    await requestAs(laterOwner, reference, "POST", "judgement", judgementOf("founder", "good"));
    expect(await detailsFor(laterOwner)).toEqual({ outcome: "declined" });
    expect(await templateText(later, reference)).not.toContain(quoted);
    expect((await read(first, reference)).decision).not.toBeNull();
  });

  test("a decision names known criteria, and is given to the person and erased with the rest", async () => {
    const { email, reference } = await apply();
    expect((await decide(owner, reference, { reasons: [] })).status).toBe(422);
    const unknown = await decide(owner, reference, { reasons: [{ id: "gone", reason: "Old." }] });
    expect(unknown.status).toBe(409);
    const reader = await signedInMember(server, { role: "reader", forms: ["founder"] });
    expect((await decide(reader, reference)).status).toBe(403);
    expect((await decide(owner, reference)).status).toBe(204);

    const out = path.join(server.dataDir, "held");
    await operateWith(server.storeSettings, "access", "--email", email, "--out", out);
    const held = JSON.parse(await readFile(path.join(out, "person.json"), "utf8"));
    expect(held.applications[0].decision).toMatchObject({ memberId: "", reasons: [{ reason: secret }] });
    for (const format of ["html", "json"]) {
      const download = `/api/person/download?reference=${reference}&format=${format}`;
      expect(await (await reader.request(download)).text()).toContain(secret);
    }
    await requestAs(owner, reference, "POST", "erase");
    expect((await read(owner, reference)).decision).toBeNull();
    expect(await references(owner, "waiting=us")).not.toContain(reference);
  });

  test("the merits of who is hired outlive the application, and answer a rejected applicant who asks", async () => {
    const hired = await applyWithPdf(server, { name: "Vera Alm", email: "vera@example.se" });
    const rejected = await applyWithPdf(server, { name: "Ivo Bo", email: "ivo@example.se" });
    const merits = { education: "Civil engineer", experience: "Ten years", other: "Speaks Sami" };
    const accept = (changes: Partial<NewDecision> = {}) =>
      decide(owner, hired, {
        outcome: "accepted",
        reasons: [{ id: "two", reason: "Both readers say so." }],
        merits,
        ...changes,
      });
    const letter = async () => {
      const answer = await requestAs(owner, rejected, "GET", "templates");
      const { templates } = (await answer.json()) as ReplyTemplates;
      return templates.find(({ id }) => id === "merits")?.text;
    };
    expect((await accept({ merits: undefined })).status).toBe(409);
    for (const other of ["As VÉRA says", "vera@example.se"]) {
      expect((await accept({ merits: { ...merits, other } })).status).toBe(409);
    }
    expect(await letter()).toBeUndefined();
    // Nobody is hired without them, by a change of stage or by a reply.
    const stage = "career-hired";
    expect(await change(owner, [hired], { stage })).toMatchObject([{ result: "refused" }]);
    const reply = { id: crypto.randomUUID(), version: 1, subject: "Yes", text: "Welcome.", stage };
    expect((await requestAs(owner, hired, "POST", "replies", reply)).status).toBe(409);
    expect((await accept()).status).toBe(204);
    expect((await read(owner, hired)).decision?.merits).toEqual(merits);
    expect(await letter()).toBe("Merits: Civil engineer, Ten years, Speaks Sami.");
    // Taken back with the decision, kept after an erasure.
    expect((await requestAs(owner, hired, "DELETE", "decision?version=2")).status).toBe(204);
    expect(await letter()).toBeUndefined();
    expect((await accept({ version: 3 })).status).toBe(204);
    // Only those of the latest decision count, also for a reply that was written before it.
    const sendAt = `${dateOf(Date.now() + dayMs)}T10:00`;
    const scheduled = { ...reply, id: crypto.randomUUID(), version: 4, sendAt };
    expect((await requestAs(owner, hired, "POST", "replies", scheduled)).status).toBe(200);
    expect((await decide(owner, hired, { version: 5 })).status).toBe(204);
    expect(await letter()).toBeUndefined();
    const sentNow = await owner.request(`/api/replies/${scheduled.id}/send`, { method: "POST" });
    expect([sentNow.status, await sentNow.text()]).toEqual([
      409,
      expect.stringContaining("first decide to accept"),
    ]);
    expect((await owner.request(`/api/replies/${scheduled.id}`, { method: "DELETE" })).status).toBe(200);
    expect((await accept({ version: 7 })).status).toBe(204);
    // Whoever is hired has some.
    expect(await change(owner, [hired], { stage }, 8)).toMatchObject([{ result: "saved" }]);
    expect((await requestAs(owner, hired, "DELETE", "decision?version=9")).status).toBe(409);
    expect((await decide(owner, hired, { version: 9 })).status).toBe(409);
    expect(await letter()).toBe("Merits: Civil engineer, Ten years, Speaks Sami.");
    const corrected = { ...merits, experience: "Eleven years" };
    expect((await accept({ version: 9, merits: corrected })).status).toBe(204);
    expect(await letter()).toBe("Merits: Civil engineer, Eleven years, Speaks Sami.");
    expect((await requestAs(owner, hired, "POST", "erase")).status).toBe(204);
    expect(await letter()).toBe("Merits: Civil engineer, Eleven years, Speaks Sami.");
  });
});
