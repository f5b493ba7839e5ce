import { type FastifyInstance, fastify } from "fastify";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import type { Member } from "#contract/desk/members.ts";
import { dayMs } from "#contract/durations.ts";
import { calendarFile } from "#server/desk/calendar-file.ts";
import { sendDeskProblem } from "#server/desk/desk-problem.ts";
import { readServerData } from "#server/site/open-site.ts";
import { timeOfMinuteMs } from "#server/stockholm-time.ts";
import {
  makeCalendarAddress,
  removeCalendarAddress,
} from "#server/submissions/desk/account/calendar-address.ts";
import { changeMember } from "#server/submissions/desk/members/members.ts";
import { erase } from "#server/submissions/erase.ts";
import { cancelByApplicant, chooseTime } from "#server/submissions/interviews/change-by-applicant.ts";
import { fixtureSite } from "../../setup/sites.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { founder } from "../founder.ts";
import { interviewSystem } from "../interview-system.ts";
import { addMember, openTestStore, type TestStore } from "../test-store.ts";

const stages = await readStages();
const data = await readServerData(fixtureSite);
const deskUrl = "https://desk.studio.example";

/** A time of Stockholm some days ahead. */
const at = (daysAhead: number) => `${dateOf(Date.now() + daysAhead * dayMs)}T10:00`;

/** The entries that two parsers read of a calendar, in its order. */
function entriesOf(calendar: string) {
  const components = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent");
  const entries = components.map((component) => {
    const { uid, sequence, summary, location, startDate } = new ICAL.Event(component);
    return { uid, sequence, summary, location, startsAt: startDate.toJSDate().getTime() };
  });
  const others = Object.values(nodeIcal.sync.parseICS(calendar)).flatMap((part) =>
    part?.type === "VEVENT" ? [{ uid: part.uid, summary: part.summary, startsAt: part.start.getTime() }] : [],
  );
  expect(others).toEqual(entries.map(({ uid, summary, startsAt }) => ({ uid, summary, startsAt })));
  return entries;
}

describe.each(storeKinds)("with %s", (kind) => {
  let opened: TestStore;
  let olga: Member;
  let rut: Member;
  let system: ReturnType<typeof interviewSystem>;
  let app: FastifyInstance;
  beforeEach(async () => {
    opened = await openTestStore(await newStore(kind));
    olga = await addMember(opened.store, "Olga", { role: "owner", forms: [] });
    rut = await addMember(opened.store, "Rut");
    system = interviewSystem(opened);
    app = fastify();
    app.setErrorHandler((error, _request, reply) => sendDeskProblem(reply, error));
    calendarFile(app, { store: opened.store, data, deskUrl: () => deskUrl });
  });
  afterEach(() => opened.remove());

  const request = (token: string) => app.inject(`/calendar/${token}/interviews.ics`);
  const read = async (token: string) => {
    const { statusCode, body } = await request(token);
    expect(statusCode).toBe(200);
    return entriesOf(body);
  };

  /** An application with an interview of both members. */
  async function withInterview(time: string) {
    const reference = await system.apply();
    const offer = await system.offer(olga, reference, [time, at(20)], { memberIds: [olga.id, rut.id] });
    expect(await chooseTime(opened.store, { token: offer.token }, timeOfMinuteMs(time))).toBe("done");
    return { reference, ...offer };
  }

  test("shows the interviews and due readings of its member, as they are now, without applicants", async () => {
    const { store, dataDir } = opened;
    const { reference, id, token: link } = await withInterview(at(5));
    const other = await system.apply();
    const applied = await store.submissions.findByReference(other);
    await store.review.change(applied?.id ?? "", 1, { stage: "founder-first" });
    const submission = await store.submissions.findByReference(other);
    const dueAt = Date.parse("2026-11-24T13:00:00Z");
    await store.readings.ask({
      ...{ submissionId: submission?.id ?? "", memberId: rut.id, isBlind: 1, askedAt: dueAt, dueAt },
    });
    const token = await makeCalendarAddress(store, rut);
    const answer = await request(token);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(entriesOf(answer.body)).toMatchObject([
      {
        ...{ uid: id, sequence: 0, startsAt: timeOfMinuteMs(at(5)), location: "Tangent street 4" },
        summary: expect.stringContaining(reference),
      },
      { startsAt: dueAt, summary: `Judgement due: ${founder.formType} (${other})` },
    ]);
    const text = answer.body.replaceAll("\r\n ", "");
    expect(text).toContain(`${deskUrl}/applications/${reference}`);
    for (const personal of [founder.name, "applicant1", "applicant2", "example.se"])
      expect(text).not.toContain(personal);

    expect(await chooseTime(store, { token: link }, timeOfMinuteMs(at(20)))).toBe("done");
    expect(await read(token)).toMatchObject([
      { uid: id, sequence: 1, startsAt: timeOfMinuteMs(at(20)) },
      { startsAt: dueAt },
    ]);
    await cancelByApplicant(store, { token: link });
    // What has ended needs no judgement, unless that is undone.
    const move = async (stage: string) =>
      store.review.change(submission?.id ?? "", await system.versionOf(other), { stage });
    await move("founder-declined");
    expect(await read(token)).toEqual([]);
    await move("founder-first");
    expect(await read(token)).toMatchObject([{ startsAt: dueAt }]);
    if (submission) await erase(store, dataDir, [submission]);
    expect(await read(token)).toEqual([]);
  });

  test("opens to nobody without its address, nor once it was replaced or ended", async () => {
    const { store } = opened;
    const first = await makeCalendarAddress(store, rut);
    expect((await request(first)).statusCode).toBe(200);
    expect((await request("x".repeat(43))).statusCode).toBe(404);
    const second = await makeCalendarAddress(store, rut);
    expect((await request(first)).statusCode).toBe(404);
    expect((await request(second)).statusCode).toBe(200);
    const ofOlga = await makeCalendarAddress(store, olga);
    await removeCalendarAddress(store, rut);
    expect((await request(second)).statusCode).toBe(404);
    expect((await request(ofOlga)).statusCode).toBe(200);
    const actions = (await store.activity.page(4)).map(({ action }) => action);
    expect(actions.filter((action) => action === "makeCalendarAddress")).toHaveLength(3);
  });

  test("shows what its member may see, and ends with the membership", async () => {
    const { store } = opened;
    await withInterview(at(5));
    const token = await makeCalendarAddress(store, rut);
    const change = (changes: Parameters<typeof changeMember>[4]) =>
      changeMember(store, stages, olga, rut.id, changes);
    expect(await read(token)).toHaveLength(1);
    await store.members.update(rut.id, { forms: ["career"] });
    expect(await read(token)).toEqual([]);
    await store.members.update(rut.id, { forms: ["founder"] });
    expect(await read(token)).toHaveLength(1);
    // Who loses access no longer takes part, also once they have it again.
    await change({ forms: ["career"] });
    await change({ forms: ["founder"] });
    expect(await read(token)).toEqual([]);
    await store.members.update(rut.id, { accessEndsAt: Date.now() - 1 });
    expect((await request(token)).statusCode).toBe(404);
    await store.members.update(rut.id, { accessEndsAt: null });
    await change({ removed: true });
    expect((await request(token)).statusCode).toBe(404);
    await change({ removed: false });
    expect((await request(token)).statusCode).toBe(404);
  });
});
