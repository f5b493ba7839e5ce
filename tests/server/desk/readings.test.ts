import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Application } from "#contract/desk/application.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { applyAsFounder, founder, referenceOf } from "../founder.ts";
import { applyForJob, pdf } from "../job-application.ts";
import { operateWith } from "../operator.ts";
import { judgementOf } from "./judgement.ts";
import { connectLive } from "./live-changes.ts";
import { pathsWithWords } from "./read-everything.ts";
import { inbox, read, references } from "./review.ts";

const secret = "Kelpsecret";

describe.each(storeKinds)("with %s", (kind) => {
  let server: RunningServer;
  beforeEach(async () => {
    server = await startServer({
      DESK_PORT: "0",
      ...(await newStore(kind)),
    });
  });
  afterEach(async () => {
    await server.stop();
    await removeData(server);
  });

  const postAs = (member: SignedInMember, reference: string, action: string, body: unknown = {}) =>
    member.request(`/api/applications/${reference}/${action}`, { method: "POST", body });
  const ask = (member: SignedInMember, reference: string, ...readers: SignedInMember[]) =>
    postAs(member, reference, "readers", readers.length ? { memberIds: readers.map(({ id }) => id) } : {});
  const judge = (
    member: SignedInMember,
    reference: string,
    ...judgement: Parameters<typeof judgementOf> extends [unknown, ...infer Rest] ? Rest : never
  ) => postAs(member, reference, "judgement", judgementOf("founder", ...judgement));
  const statesOf = async (member: SignedInMember, reference: string) =>
    new Map((await read(member, reference)).readings.list.map((each) => [each.memberId, each.state]));
  const seenBy = async (member: SignedInMember, reference: string) =>
    (await read(member, reference)).readings.list.filter(({ judgement }) => judgement !== null).length;

  /** The paths on which a member reads one of these words. */
  const pathsWith = (member: SignedInMember, reference: string, ...words: string[]) =>
    pathsWithWords(member, {
      reference,
      emails: [founder.email, "asa@example.se"],
      subjects: ["form=founder", "form=career&position=First+Job"],
      words,
    });

  test("a judgement is hidden from the other reader, whoever they are, until theirs is in", async () => {
    const owner = await signedInMember(server, { role: "owner" });
    const first = await signedInMember(server, { forms: ["founder"] });
    const onlooker = await signedInMember(server, { forms: ["founder"] });
    const reader = await signedInMember(server, { role: "reader", forms: ["founder"] });
    const reference = await applyAsFounder(server);
    expect((await ask(onlooker, reference, first, owner)).status).toBe(204);
    const live = await connectLive(owner, server);
    // A server's first connection makes it listen to PostgreSQL; what came before that is told as a whole.
    if (kind === "PostgreSQL") await expect.poll(() => live.changes).toContainEqual({ kind: "all" });
    expect((await judge(first, reference, "good", secret)).status).toBe(204);
    expect(await pathsWith(first, reference, secret)).toContain(`/api/applications/${reference}`);
    for (const member of [owner, onlooker, reader]) {
      expect(await pathsWith(member, reference, secret)).toEqual([]);
      expect(await statesOf(member, reference)).toEqual(
        new Map([
          [first.id, "judged"],
          [owner.id, "asked"],
        ]),
      );
    }
    expect(await references(first, `q=${secret}`)).toEqual([]);
    await expect.poll(() => live.changes.some(({ actorId }) => actorId === first.id)).toBe(true);
    expect(JSON.stringify(live.changes)).not.toContain(secret);
    live.close();
    const mailFolder = path.join(server.dataDir, "mail");
    for (const file of await readdir(mailFolder)) {
      expect(await readFile(path.join(mailFolder, file), "utf8")).not.toContain(secret);
    }
    expect(server.log.join("\n")).not.toContain(secret);

    // The person's right does not wait; the readers are not named.
    const out = path.join(server.dataDir, "held");
    await operateWith(server.storeSettings, "access", "--email", founder.email, "--out", out);
    const held = JSON.parse(await readFile(path.join(out, "person.json"), "utf8"));
    expect(JSON.stringify(held.applications[0].readings)).toContain(secret);
    expect(JSON.stringify(held.applications[0].readings)).not.toContain(first.id);

    const page = await owner.request(`/api/person/download?reference=${reference}&format=html`);
    expect(await page.text()).toContain("Not all judgements are included yet");

    expect((await judge(owner, reference, "fair", "Another reason")).status).toBe(204);
    for (const member of [first, owner, onlooker, reader]) expect(await seenBy(member, reference)).toBe(2);
    expect((await judge(owner, reference, "weak")).status).toBe(409);
    const download = await reader.request(`/api/person/download?reference=${reference}&format=json`);
    const text = await download.text();
    expect(text).toContain(secret);
    const readable = await reader.request(`/api/person/download?reference=${reference}&format=html`);
    expect(await readable.text()).toContain(`</strong>: good. Fixture good one\n${secret}`);
    for (const { id } of [first, owner]) {
      const { applications } = JSON.parse(text) as { applications: Application[] };
      expect(JSON.stringify(applications.map(({ readings }) => readings))).not.toContain(id);
    }
  });

  test("where two disagree by two steps a third is asked, who sees neither", async () => {
    const [first, second, third] = [
      await signedInMember(server, { forms: ["founder"] }),
      await signedInMember(server, { forms: ["founder"] }),
      await signedInMember(server, { forms: ["founder"] }),
    ];
    const onlooker = await signedInMember(server, { role: "reader", forms: ["founder"] });
    const reference = await applyAsFounder(server);
    await ask(first, reference, first, second);
    // At the same time, so that each might take the other for missing.
    const answers = await Promise.all([judge(first, reference, "weak"), judge(second, reference, "good")]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await statesOf(first, reference)).get(third.id)).toBe("asked");
    expect(await seenBy(first, reference)).toBe(2);
    expect([await seenBy(third, reference), await seenBy(onlooker, reference)]).toEqual([0, 0]);
    expect(await references(third, "mine=1")).toEqual([reference]);
    await judge(third, reference, "fair");
    expect([await seenBy(third, reference), await seenBy(onlooker, reference)]).toEqual([3, 3]);
    expect(await references(third, "mine=1")).toEqual([]);
    // A third one, too, asks nobody else.
    expect((await statesOf(first, reference)).size).toBe(3);

    const agreed = await applyAsFounder(server);
    await ask(first, agreed, first, second);
    await judge(first, agreed, "fair");
    await judge(second, agreed, "good");
    expect((await statesOf(first, agreed)).size).toBe(2);
  });

  test("readers are asked in turn, step aside, and are replaced when they leave", async () => {
    const owner = await signedInMember(server, { role: "owner", name: "Z Owner" });
    const [a, b, c] = [
      await signedInMember(server, { forms: ["founder"], name: "A Reader" }),
      await signedInMember(server, { forms: ["founder"], name: "B Reader" }),
      await signedInMember(server, { forms: ["founder"], name: "C Reader" }),
    ];
    const other = await signedInMember(server, { forms: ["career"] });
    const reference = await applyAsFounder(server);
    expect((await ask(owner, reference, other)).status).toBe(409);
    expect((await ask(owner, reference)).status).toBe(204);
    expect([...(await statesOf(owner, reference)).keys()].sort()).toEqual([a.id, b.id].sort());
    expect((await ask(owner, reference)).status).toBe(409);
    expect((await ask(owner, reference, a)).status).toBe(409);
    expect((await postAs(owner, reference, "step-aside")).status).toBe(404);
    expect((await judge(owner, reference, "good")).status).toBe(404);

    expect((await postAs(a, reference, "step-aside")).status).toBe(204);
    expect((await statesOf(owner, reference)).get(c.id)).toBe("asked");
    const change = (member: SignedInMember, body: object) =>
      owner.request(`/api/members/${member.id}`, { method: "PATCH", body });
    await judge(b, reference, "good");
    await change(b, { removed: true });
    await change(c, { forms: ["career"] });
    // What was judged stays; who stepped aside is not asked again.
    expect(await statesOf(owner, reference)).toEqual(
      new Map([
        [a.id, "steppedAside"],
        [b.id, "judged"],
        [c.id, "released"],
        [owner.id, "asked"],
      ]),
    );
    await judge(owner, reference, "good");
    expect(await seenBy(owner, reference)).toBe(2);
  });

  test("the applicant is withheld until the first judgement where the criteria say so", async () => {
    const reading = await signedInMember(server, { forms: ["career"] });
    const other = await signedInMember(server, { forms: ["career"] });
    const reference = await referenceOf(
      await applyForJob(server.url, pdf("Zebrine resume"), "asa-oberg.pdf", {}, { linkedIn: "" }),
    );
    const note = { id: crypto.randomUUID(), text: "Called Åsa" };
    expect((await postAs(other, reference, "notes", note)).status).toBe(200);
    expect((await ask(other, reference, reading)).status).toBe(204);
    const words = ["Åsa", "Öberg", "asa@example.se", "asa-oberg", "Zebrine"];
    expect(await pathsWith(reading, reference, ...words)).toEqual([]);
    expect((await inbox(reading, "mine=1")).applications).toMatchObject([
      { reference, name: "", email: "", isBlind: true, isToRead: true },
    ]);
    for (const q of ["asa", "oberg", "example.se"]) {
      expect(await references(reading, `q=${q}`)).toEqual([]);
      expect(await references(other, `q=${q}`)).toEqual([reference]);
    }
    const reply = { id: crypto.randomUUID(), version: 1, subject: "Hello", text: "A reply." };
    expect((await postAs(reading, reference, "replies", reply)).status).toBe(403);
    const correction = { method: "PATCH", body: { email: "x@example.se", version: 1 } };
    expect((await reading.request(`/api/applications/${reference}/address`, correction)).status).toBe(403);
    const erasure = { method: "POST", body: { email: "asa@example.se" } };
    expect((await reading.request("/api/person/erase", erasure)).status).toBe(404);

    expect((await postAs(reading, reference, "judgement", judgementOf("career", "good"))).status).toBe(204);
    const seen = await read(reading, reference);
    expect(seen.application).toMatchObject({ name: "Åsa Öberg", email: "asa@example.se", isBlind: false });
    expect(seen.resume?.name).toBe("asa-oberg.pdf");
    expect(seen.notes).toHaveLength(1);
  });

  test("a judgement is complete, is stored once, and goes with the application", async () => {
    const [reading, owner] = [
      await signedInMember(server, { forms: ["founder"] }),
      await signedInMember(server, { role: "owner" }),
    ];
    const reference = await applyAsFounder(server);
    await ask(owner, reference, reading);
    const { scores, ...rest } = judgementOf("founder", "good", secret);
    expect((await postAs(reading, reference, "judgement", { ...rest, scores: scores.slice(1) })).status).toBe(
      409,
    );
    const twice = await Promise.all([
      judge(reading, reference, "good", secret),
      judge(reading, reference, "weak"),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    const stored = twice[0]?.ok
      ? judge(reading, reference, "good", secret)
      : judge(reading, reference, "weak");
    expect((await stored).status).toBe(204);
    const { timeline } = await read(owner, reference);
    expect(timeline.filter((entry) => entry.kind === "judged")).toHaveLength(1);
    expect((await postAs(owner, reference, "erase")).status).toBeLessThan(300);
    expect((await read(owner, reference)).readings.list).toEqual([]);
    if (kind === "PostgreSQL") return;
    const database = new Database(path.join(server.dataDir, "applications.db"));
    expect(database.prepare("select count(*) as count from readings").get()).toEqual({ count: 0 });
    database.close();
    for (const file of ["applications.db", "applications.db-wal"]) {
      const bytes = await readFile(path.join(server.dataDir, file)).catch(() => Buffer.alloc(0));
      expect([file, bytes.includes(secret)]).toEqual([file, false]);
    }
  });
});
