import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { Member } from "#contract/desk/members.ts";
import type { NewReply } from "#contract/desk/replies.ts";
import { dayMs } from "#contract/durations.ts";
import { timeOfMinuteMs } from "#server/stockholm-time.ts";
import { readApplication } from "#server/submissions/desk/application.ts";
import { changeApplications } from "#server/submissions/desk/change.ts";
import { cancelInterview, moveInterview } from "#server/submissions/desk/interviews/change-interview.ts";
import { memberWork } from "#server/submissions/desk/members/hand-over.ts";
import { changeMember } from "#server/submissions/desk/members/members.ts";
import { sendReplyNow } from "#server/submissions/desk/replies/scheduled-replies.ts";
import { sendReply } from "#server/submissions/desk/replies/send-reply.ts";
import { undoReply } from "#server/submissions/desk/replies/undo-reply.ts";
import { chooseTime } from "#server/submissions/interviews/change-by-applicant.ts";
import { noticeOffersWithoutTime } from "#server/submissions/interviews/offers-without-time.ts";
import { viewInterview } from "#server/submissions/interviews/view-interview.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { at, interviewSystem } from "./interview-system.ts";
import { readEntry } from "./read-entry.ts";
import { addMember, openTestStore, type TestStore } from "./test-store.ts";

const stages = await readStages();

describe.each(storeKinds)("what else happens to an application and its meeting, with %s", (kind) => {
  let opened: TestStore;
  let olga: Member;
  let rut: Member;
  let system: ReturnType<typeof interviewSystem>;
  beforeEach(async () => {
    opened = await openTestStore(await newStore(kind));
    olga = await addMember(opened.store, "olga", { role: "owner" });
    rut = await addMember(opened.store, "rut");
    system = interviewSystem(opened);
  });
  afterEach(() => opened.remove());

  const entriesOf = async (reference: string) => (await system.takeEntries(reference)).map(readEntry);
  const read = (reference: string) =>
    readApplication(opened.store, { stages, criteria: [] }, olga, reference);

  test("an application is declined once its meeting is cancelled or has begun", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const time = at(10, "10:00");
    const stage = "founder-declined";
    const reply = async (changes: Partial<NewReply> = {}) =>
      sendReply(store, stages, olga, reference, {
        ...{ id: randomUUID(), version: await system.versionOf(reference), subject: "S", text: "T" },
        ...{ stage, ...changes },
      });
    const scheduled = await reply({ sendAt: at(9, "10:00") });
    const { id, token } = await system.offer(olga, reference, [time]);
    const decline = async () => {
      const targets = [{ reference, version: await system.versionOf(reference) }];
      const { results } = await changeApplications(store, stages, olga, { targets, change: { stage } });
      return results[0];
    };
    const refused = { result: "refused", message: expect.stringContaining("cancel the meeting first") };
    expect(await decline()).toMatchObject(refused);
    await expect(reply()).rejects.toThrow("cancel the meeting first");
    await expect(sendReplyNow(store, stages, olga, scheduled.id)).rejects.toThrow("cancel the meeting first");
    expect((await store.replies.find(scheduled.id))?.delivery).toBe("scheduled");
    await chooseTime(store, { token }, timeOfMinuteMs(time));
    expect(await decline()).toMatchObject(refused);
    await store.interviews.update(id, { startsAt: Date.now() - 1 });
    expect(await decline()).toMatchObject({ result: "saved" });
    await store.interviews.update(id, { startsAt: timeOfMinuteMs(time) });
    await cancelInterview(store, olga, id);
    await reply({ stage: "founder-first" });
    expect(await decline()).toMatchObject({ result: "saved" });
  });

  test("an offer of which other meetings took all times waits for the team, once", async () => {
    const { store } = opened;
    const [first, second] = [at(10, "10:00"), at(11, "10:00")];
    const [one, other, third] = [await system.apply(), await system.apply(), await system.apply()];
    const offers = [];
    for (const reference of [one, other]) offers.push(await system.offer(olga, reference, [first, second]));
    const last = await system.offer(olga, third, [first]);
    const turnAt = async () => (await store.submissions.findByReference(third))?.interviewTurnAt;
    const timeLeft = async () => (await read(third)).interviews.map(({ hasTimeLeft }) => hasTimeLeft);
    const notice = () => noticeOffersWithoutTime(store, Date.now());
    expect([await notice(), await timeLeft()]).toEqual([0, [true]]);
    await chooseTime(store, { token: offers[0]?.token ?? "" }, timeOfMinuteMs(first));
    const { id = "", sequence = 0, version = 0 } = (await store.submissions.findByReference(third)) ?? {};
    await store.review.markRead(olga.id, sequence, 1);
    // What is archived stays so, and is not looked at.
    await store.review.change(id, version, { archivedAt: 1 });
    expect(await notice()).toBe(0);
    const putOffUntil = Date.now() + dayMs;
    await store.review.change(id, version + 1, { archivedAt: null, putOffUntil });
    // Two servers look at the same time.
    expect((await Promise.all([notice(), notice()])).sort()).toEqual([0, 1]);
    expect(await turnAt()).toBeLessThanOrEqual(Date.now());
    // Nobody did anything: it stays put off and read, and what somebody writes to it is not refused.
    expect(await store.submissions.findByReference(third)).toMatchObject({
      putOffUntil,
      version: version + 2,
    });
    expect((await read(third)).application).toMatchObject({ isUnread: false });
    expect([await notice(), await timeLeft()]).toEqual([0, [false]]);
    expect((await read(other)).interviews).toMatchObject([{ hasTimeLeft: true }]);
    expect(await viewInterview(store, last.token)).toMatchObject({ times: [] });
  });

  test("who can no longer work on the application leaves the meeting, and the team is told", async () => {
    const { store } = opened;
    const guest = await addMember(store, "guest");
    const together = await system.apply();
    const alone = await system.apply();
    const unanswered = await system.apply();
    const [first, second, third] = [at(10, "10:00"), at(11, "10:00"), at(12, "10:00")];
    const both = await system.offer(olga, together, [first], { memberIds: [guest.id, rut.id] });
    const own = await system.offer(olga, alone, [second], { memberIds: [guest.id] });
    const offered = await system.offer(olga, unanswered, [third], { memberIds: [guest.id] });
    await chooseTime(store, { token: both.token }, timeOfMinuteMs(first));
    await chooseTime(store, { token: own.token }, timeOfMinuteMs(second));
    expect(await system.takeEntries(together)).toHaveLength(3);
    const { sequence = 0 } = (await store.submissions.findByReference(alone)) ?? {};
    await store.review.markRead(olga.id, sequence, 1);
    expect(await memberWork(store, stages, olga, guest.id)).toMatchObject({ meetings: 3 });

    await changeMember(store, stages, olga, guest.id, { forms: ["contact"] });
    const entries = (await system.takeEntries(together)).map(readEntry);
    expect(entries).toMatchObject([
      { method: "CANCEL", uid: both.id, sequence: 1, attendee: "mailto:guest@studio.example" },
    ]);
    // The invitation to the guest, who had not got it, is not sent any more.
    const invited = (await entriesOf(alone)).map(({ method, attendee }) => [method, attendee]);
    expect(invited.sort()).toEqual([
      ["CANCEL", "mailto:guest@studio.example"],
      ["REQUEST", "mailto:applicant2@example.se"],
    ]);
    for (const reference of [together, alone, unanswered]) {
      const { application, timeline } = await read(reference);
      expect(application).toMatchObject({ isUnread: true });
      const left = timeline.filter((entry) => entry.kind === "readerReleased");
      expect(left).toMatchObject([{ actorId: olga.id, details: { readerId: guest.id } }]);
      const submission = await store.submissions.findByReference(reference);
      expect(submission?.interviewTurnAt).toBeLessThanOrEqual(Date.now());
    }
    expect((await read(together)).interviews).toMatchObject([{ state: "chosen", memberIds: [rut.id] }]);
    expect((await read(alone)).interviews).toMatchObject([{ state: "chosen", memberIds: [] }]);
    expect(await viewInterview(store, own.token)).toMatchObject({ state: "chosen", members: [] });
    expect(await chooseTime(store, { token: offered.token }, timeOfMinuteMs(third))).toBe("closed");
    const next = await system.offer(olga, unanswered, [third]);
    await undoReply(store, olga, next.replyId);
    expect((await store.submissions.findByReference(unanswered))?.interviewTurnAt).not.toBeNull();
    await moveInterview(store, olga, own.id, at(13, "10:00"));
    expect((await entriesOf(alone)).map(({ attendee }) => attendee)).toEqual([
      "mailto:applicant2@example.se",
    ]);
    // The guest's time is free again.
    await changeMember(store, stages, olga, guest.id, { forms: ["founder"] });
    const again = await system.offer(olga, await system.apply(), [first], { memberIds: [guest.id] });
    expect(await chooseTime(store, { token: again.token }, timeOfMinuteMs(first))).toBe("done");
    expect(await memberWork(store, stages, olga, guest.id)).toMatchObject({ meetings: 1 });
  });
});
