import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import type { Member } from "#contract/desk/members.ts";
import { dayMs } from "#contract/durations.ts";
import { timeOfMinuteMs } from "#server/stockholm-time.ts";
import { readApplication } from "#server/submissions/desk/application.ts";
import { cancelInterview, moveInterview } from "#server/submissions/desk/interviews/change-interview.ts";
import { undoReply } from "#server/submissions/desk/replies/undo-reply.ts";
import { chooseTime } from "#server/submissions/interviews/change-by-applicant.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { interviewSystem } from "./interview-system.ts";
import { addMember, openTestStore, type TestStore } from "./test-store.ts";

const stages = await readStages();

/** Ten o'clock in Stockholm, ten days ahead. */
const time = `${dateOf(Date.now() + 10 * dayMs)}T10:00`;

describe.each(storeKinds)("with %s", (kind) => {
  let opened: TestStore;
  let olga: Member;
  let system: ReturnType<typeof interviewSystem>;
  beforeEach(async () => {
    opened = await openTestStore(await newStore(kind));
    olga = await addMember(opened.store, "olga", { role: "owner" });
    system = interviewSystem(opened);
  });
  afterEach(() => opened.remove());

  test("an offer that is undone after its time was set is cancelled in all calendars", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const { id, replyId } = await system.offer(olga, reference, [time]);
    await moveInterview(store, olga, id, time);
    await undoReply(store, olga, replyId);
    expect((await system.takeEntries(reference)).map(({ method }) => method)).toEqual(["CANCEL", "CANCEL"]);
    const application = await readApplication(store, { stages, criteria: [] }, olga, reference);
    expect(application.timeline).toContainEqual(
      expect.objectContaining({ kind: "interviewCancelled", actorId: olga.id }),
    );
    const other = await system.offer(olga, await system.apply(), [time]);
    expect(await chooseTime(store, { token: other.token }, timeOfMinuteMs(time))).toBe("done");
  });

  test("an offer whose time was set leaves without the times, and one that was cancelled does not", async () => {
    const { store } = opened;
    const offer = async (clock: string) =>
      system.offer(olga, await system.apply(), [`${time.slice(0, -5)}${clock}`]);
    const [kept, set, cancelled] = [await offer("10:00"), await offer("11:00"), await offer("12:00")];
    await moveInterview(store, olga, set.id, `${time.slice(0, -5)}13:00`);
    await cancelInterview(store, olga, cancelled.id);
    const linkOf = ({ token }: typeof kept) => expect.stringContaining(token);
    expect(await system.mailOf(kept.replyId)).toMatchObject({
      envelope: { to: ["applicant1@example.se"] },
      text: linkOf(kept),
    });
    expect(await system.mailOf(set.replyId)).toMatchObject({
      envelope: { to: ["applicant2@example.se"] },
      text: expect.not.stringContaining(set.token),
    });
    expect(await system.mailOf(cancelled.replyId)).toMatchObject({ envelope: { to: [] } });
  });

  test("an offer in the reply of another one is refused", async () => {
    const { replyId } = await system.offer(olga, await system.apply(), [time]);
    const second = system.offer(olga, await system.apply(), [`${time.slice(0, -5)}14:00`], { replyId });
    await expect(second).rejects.toThrow("Another reply has this id.");
  });

  test("an offer that is sent twice at once is made once", async () => {
    const { store } = opened;
    const reference = await system.apply();
    const version = await system.versionOf(reference);
    const ids = { id: randomUUID(), replyId: randomUUID(), version };
    const offer = () => system.offer(olga, reference, [time], ids);
    await Promise.all([offer(), offer(), offer()]);
    const { id: submissionId = "" } = (await store.submissions.findByReference(reference)) ?? {};
    expect(await store.interviews.ofSubmissions([submissionId])).toHaveLength(1);
  });
});
