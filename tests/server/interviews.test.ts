import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { Member } from "#contract/desk/members.ts";
import { dayMs } from "#contract/durations.ts";
import { timeOfMinuteMs } from "#server/stockholm-time.ts";
import { deriveCode } from "#server/store/secret-token.ts";
import { readApplication } from "#server/submissions/desk/application.ts";
import { correctAddress } from "#server/submissions/desk/correct-address.ts";
import { cancelInterview, moveInterview } from "#server/submissions/desk/interviews/change-interview.ts";
import { undoReply } from "#server/submissions/desk/replies/undo-reply.ts";
import { erase } from "#server/submissions/erase.ts";
import { cancelByApplicant, chooseTime } from "#server/submissions/interviews/change-by-applicant.ts";
import { queueReminders } from "#server/submissions/interviews/queue-reminders.ts";
import { viewInterview } from "#server/submissions/interviews/view-interview.ts";
import { withdrawByCode } from "#server/submissions/write-by-code.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { at, interviewSystem } from "./interview-system.ts";
import { readEntry } from "./read-entry.ts";
import { openTestStore, type TestStore } from "./test-store.ts";

const stages = await readStages();

describe.each(storeKinds)("with %s", (kind) => {
  let opened: TestStore;
  let olga: Member;
  let rut: Member;
  let system: ReturnType<typeof interviewSystem>;
  beforeEach(async () => {
    opened = await openTestStore(await newStore(kind));
    const role = "owner" as const;
    olga = await opened.store.members.insert({ name: "Olga", email: "olga@studio.example", role, forms: [] });
    rut = await opened.store.members.insert({ name: "Rut", email: "rut@studio.example", role, forms: [] });
    system = interviewSystem(opened);
  });
  afterEach(() => opened.remove());

  const entriesOf = async (reference: string) => (await system.takeEntries(reference)).map(readEntry);
  const read = (reference: string) =>
    readApplication(opened.store, { stages, criteria: [] }, olga, reference);
  const interviewEvents = async (reference: string) =>
    (await read(reference)).timeline
      .filter((entry) => entry.kind.startsWith("interview"))
      .map((entry) => [entry.kind, entry.actorId]);

  test("a chosen, moved and cancelled interview is one calendar entry of everybody", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const [first, second] = [at(10, "10:00"), at(11, "13:15")];
    const { id, token } = await system.offer(olga, reference, [second, first], {
      memberIds: [olga.id, rut.id],
    });
    expect(await viewInterview(store, token)).toMatchObject({
      state: "offered",
      times: [timeOfMinuteMs(first), timeOfMinuteMs(second)],
      members: ["Olga", "Rut"],
    });

    expect(await chooseTime(store, { token }, timeOfMinuteMs(first))).toBe("done");
    // A form sent twice.
    expect(await chooseTime(store, { token }, timeOfMinuteMs(first))).toBe("done");
    const invited = await entriesOf(reference);
    expect(invited.map(({ attendee }) => attendee)).toEqual([
      "mailto:applicant1@example.se",
      "mailto:olga@studio.example",
      "mailto:rut@studio.example",
    ]);
    for (const entry of invited) {
      expect(entry).toMatchObject({
        ...{ method: "REQUEST", uid: id, sequence: 0, status: "CONFIRMED" },
        ...{ location: "Tangent street 4", startsAt: timeOfMinuteMs(first) },
      });
    }

    expect(await chooseTime(store, { token }, timeOfMinuteMs(second))).toBe("done");
    const moved = { sequence: 1, startsAt: timeOfMinuteMs(second) };
    expect(await entriesOf(reference)).toMatchObject(Array(3).fill(moved));
    const free = at(12, "09:45");
    await moveInterview(store, olga, id, free);
    const movedByMember = { sequence: 2, startsAt: timeOfMinuteMs(free) };
    expect(await entriesOf(reference)).toMatchObject(Array(3).fill(movedByMember));
    // With a dialog that was opened before.
    const seen = timeOfMinuteMs(second);
    const later = moveInterview(store, rut, id, at(12, "14:00"), seen);
    await expect(later).rejects.toThrow(/moved in the meantime, to .*09:45/);
    await expect(cancelInterview(store, rut, id, seen)).rejects.toThrow("moved in the meantime");
    await cancelInterview(store, rut, id, timeOfMinuteMs(free));
    const cancelled = await entriesOf(reference);
    expect(cancelled).toHaveLength(3);
    for (const entry of cancelled) {
      expect(entry).toMatchObject({
        ...{ method: "CANCEL", uid: id, sequence: 3, status: "CANCELLED" },
      });
    }
    // Sent again, because its answer was lost.
    await cancelInterview(store, rut, id, timeOfMinuteMs(free));
    expect(await entriesOf(reference)).toEqual([]);
    expect(await interviewEvents(reference)).toEqual([
      ["interviewOffered", olga.id],
      ["interviewChosen", null],
      ["interviewMoved", null],
      ["interviewMoved", olga.id],
      ["interviewCancelled", rut.id],
    ]);
    expect(await chooseTime(store, { token }, timeOfMinuteMs(first))).toBe("closed");
    await expect(moveInterview(store, olga, id, first)).rejects.toThrow("has been cancelled");
  });

  test("an invitation that failed is sent again to a corrected address", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const time = at(10, "10:00");
    const { token } = await system.offer(olga, reference, [time]);
    await chooseTime(store, { token }, timeOfMinuteMs(time));
    await store.mails.claim({ owner: "outbox", leaseMs: 1_000 }, 100, Date.now());
    const submission = await store.submissions.findByReference(reference);
    const invitation = async () =>
      (await store.mails.ofSubmissions([submission?.id ?? ""])).find(
        (mail) => mail.kind === "invitation" && mail.memberId === null,
      );
    await store.mails.end((await invitation())?.id ?? "", "outbox", { state: "failed" });
    const correction = { email: "right@example.se", version: await system.versionOf(reference) };
    await correctAddress(store, stages, olga, reference, correction);
    expect((await invitation())?.state).toBe("queued");
  });

  test("an invitation is not sent once the interview was moved", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const times = [at(10, "10:00"), at(11, "10:00")];
    const { token } = await system.offer(olga, reference, times);
    for (const time of times) await chooseTime(store, { token }, timeOfMinuteMs(time));
    const entries = await entriesOf(reference);
    expect(entries.map(({ sequence }) => sequence)).toEqual([1, 1]);
  });

  test("no two interviews of a member overlap, whoever chooses at the same time", async () => {
    const { store } = opened;
    const times = [at(10, "10:00"), at(10, "10:30"), at(10, "10:45")];
    const offers = [];
    for (let count = 0; count < 4; count++) {
      offers.push(await system.offer(olga, await system.apply(), times, { memberIds: [olga.id, rut.id] }));
    }
    const [first = "", overlapping = "", next = ""] = times;
    const results = await Promise.all(
      offers.map(({ token }) => chooseTime(store, { token }, timeOfMinuteMs(first))),
    );
    expect(results.sort()).toEqual(["done", "taken", "taken", "taken"]);
    const views = await Promise.all(offers.map(({ token }) => viewInterview(store, token)));
    const other = views.find((view) => view?.state === "offered")?.token ?? "";
    // 45 minutes from 10:00 overlap with 10:30, and end when 10:45 begins.
    expect((await viewInterview(store, other))?.times).toEqual([timeOfMinuteMs(next)]);
    expect(await chooseTime(store, { token: other }, timeOfMinuteMs(overlapping))).toBe("taken");
    expect(await chooseTime(store, { token: other }, timeOfMinuteMs(next))).toBe("done");
    await expect(system.offer(rut, await system.apply(), [overlapping])).rejects.toThrow("another meeting");
    // A member who is free can have the time.
    const reader = { email: "free@studio.example", role: "member", forms: ["founder" as const] } as const;
    const freeMember = await store.members.insert({ ...reader, forms: [...reader.forms], name: "Free" });
    await system.offer(freeMember, await system.apply(), [overlapping]);
  });

  test("erasing frees the time, tells who takes part and leaves nothing of the interview", async () => {
    const { store, dataDir } = opened;
    const reference = await system.apply();
    const time = at(10, "10:00");
    const { token, id } = await system.offer(olga, reference, [time]);
    await chooseTime(store, { token }, timeOfMinuteMs(time));
    expect((await read(reference)).interviews).toMatchObject([
      { state: "chosen", place: "Tangent street 4" },
    ]);
    await system.takeEntries(reference);
    const submission = await store.submissions.findByReference(reference);
    if (!submission) throw new Error("The application is missing");
    await erase(store, dataDir, [submission]);
    const entries = await system.takeEntries(reference);
    expect(entries.map(readEntry)).toMatchObject([
      {
        method: "CANCEL",
        sequence: 1,
        uid: id,
        attendee: "mailto:olga@studio.example",
      },
    ]);
    expect(entries[0]?.content).not.toMatch(/Tangent|applicant1|Berit/);
    expect(await viewInterview(store, token)).toBeNull();
    expect(await chooseTime(store, { token }, timeOfMinuteMs(time))).toBe("unknown");
    expect(await store.interviews.find(id)).toBeUndefined();
    const other = await system.offer(olga, await system.apply(), [time]);
    expect(await chooseTime(store, { token: other.token }, timeOfMinuteMs(time))).toBe("done");
  });

  test("an applicant who cancels makes it our turn, and an offer that is undone is gone", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const time = at(10, "10:00");
    const { token } = await system.offer(olga, reference, [time]);
    await chooseTime(store, { token }, timeOfMinuteMs(time));
    const { interviewTurnAt } = (await store.submissions.findByReference(reference)) ?? {};
    expect(interviewTurnAt).toBe(timeOfMinuteMs(time) + 45 * 60_000);
    await expect(system.offer(olga, reference, [at(11, "10:00")])).rejects.toThrow("already");
    expect(await cancelByApplicant(store, { token })).toBe("done");
    const { interviewTurnAt: turnAt } = (await store.submissions.findByReference(reference)) ?? {};
    expect(turnAt).toBeLessThanOrEqual(Date.now());
    expect(await viewInterview(store, token)).toMatchObject({ state: "cancelled", times: [] });

    const offer = await system.offer(olga, reference, [time]);
    await undoReply(store, olga, offer.replyId);
    expect(await viewInterview(store, offer.token)).toMatchObject({ state: "cancelled" });
    await system.offer(olga, reference, [time]);
  });

  test("withdrawing an application cancels its interview", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const time = at(10, "10:00");
    const { token } = await system.offer(olga, reference, [time]);
    await chooseTime(store, { token }, timeOfMinuteMs(time));
    await system.takeEntries(reference);
    const { id = "", version = 0 } = (await store.submissions.findByReference(reference)) ?? {};
    await store.review.change(id, version, { stage: "founder-first" });
    await withdrawByCode(store, deriveCode(id, store.codeKey), stages);
    const entries = await entriesOf(reference);
    expect(entries.map(({ method, sequence }) => [method, sequence])).toEqual(Array(2).fill(["CANCEL", 1]));
  });

  test("everybody is reminded once, a day before, and again when the interview is moved", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const times = [at(10, "10:00"), at(11, "10:00")];
    const [first = "", second = ""] = times;
    const { token } = await system.offer(olga, reference, times);
    await chooseTime(store, { token }, timeOfMinuteMs(first));
    const remind = (beforeMs: number, time: string) => queueReminders(store, timeOfMinuteMs(time) - beforeMs);
    expect(await remind(dayMs + 1, first)).toBe(0);
    const both = await Promise.all([remind(dayMs, first), remind(dayMs, first)]);
    expect(both.sort()).toEqual([0, 1]);
    await chooseTime(store, { token }, timeOfMinuteMs(second));
    expect(await remind(dayMs, second)).toBe(1);
    const submission = await store.submissions.findByReference(reference);
    const mails = await store.mails.ofSubmissions([submission?.id ?? ""]);
    const reminders = mails.filter(({ kind }) => kind === "reminder");
    expect(reminders.map(({ memberId }) => memberId ?? "applicant").sort()).toEqual(
      [olga.id, olga.id, "applicant", "applicant"].sort(),
    );
  });

  test("across the next change of the clocks, ten o'clock stays ten o'clock", async () => {
    const { store } = opened;
    const now = Temporal.Now.zonedDateTimeISO("Europe/Stockholm");
    const change = now.getTimeZoneTransition("next")?.toPlainDate() ?? now.toPlainDate();
    const reference = await system.apply();
    const [before, after] = [`${change.subtract({ days: 1 })}T10:00`, `${change}T10:00`];
    const { token } = await system.offer(olga, reference, [before, after]);
    const starts: number[] = [];
    for (const [index, time] of [before, after].entries()) {
      expect(await chooseTime(store, { token }, timeOfMinuteMs(time))).toBe("done");
      const [entry] = await system.takeEntries(reference);
      if (!entry) throw new Error("There is no invitation");
      expect(readEntry(entry)).toMatchObject({ startsAt: timeOfMinuteMs(time), sequence: index });
      expect(entry.subject).toContain("10:00 to 10:45");
      starts.push(readEntry(entry).startsAt);
    }
    const [first = 0, second = 0] = starts;
    expect([23, 25]).toContain((second - first) / (60 * 60_000));
  });

  test("times that are past, do not exist or exist twice are refused", async () => {
    const reference = await system.apply();
    const nowMs = Date.now();
    const changes = [1, 2].flatMap((count) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO("Europe/Stockholm");
      let change = zoned;
      for (let step = 0; step < count; step++) change = change.getTimeZoneTransition("next") ?? change;
      return change.epochMilliseconds < nowMs + 365 * dayMs ? change : [];
    });
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) {
      // 02:30 is skipped in spring, and comes twice in autumn.
      const time = `${change.toPlainDate()}T02:30`;
      await expect(system.offer(olga, reference, [time])).rejects.toThrow("because the clocks change");
    }
    await expect(system.offer(olga, reference, [at(-1, "10:00")])).rejects.toThrow("is in the past");
    await expect(system.offer(olga, reference, [at(3, "10:05")])).rejects.toThrow("quarter of an hour");
    await expect(system.offer(olga, reference, [at(400, "10:00")])).rejects.toThrow("more than a year");
  });
});
