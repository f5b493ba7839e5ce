import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import type { Member } from "#contract/desk/members.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { timelineText } from "#contract/desk/timeline-text.ts";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { storeMail } from "#server/mail/incoming/store-mail.ts";
import { timeOfMinuteMs } from "#server/stockholm-time.ts";
import { readApplication } from "#server/submissions/desk/application.ts";
import { sendReply } from "#server/submissions/desk/replies/send-reply.ts";
import { chooseTime } from "#server/submissions/interviews/change-by-applicant.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { interviewSystem, type SentEntry } from "./interview-system.ts";
import { mailSource, replyTo } from "./mail-source.ts";
import { openTestStore, type TestStore } from "./test-store.ts";

const stages = await readStages();
const at = (daysAhead: number) => `${dateOf(Date.now() + daysAhead * dayMs)}T10:00`;

/** What a calendar program mails when its user answers an invitation, as Google's and Microsoft's do. */
function answerTo({ content, to }: SentEntry, partstat: string, headers: Record<string, string> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  calendar.updatePropertyWithValue("method", "REPLY");
  const attendee = calendar.getFirstSubcomponent("vevent")?.getFirstProperty("attendee");
  attendee?.setParameter("partstat", partstat);
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${to} answered: ${partstat}`,
    `Content-Type: text/calendar; charset=utf-8; method=REPLY\r\n\r\n${calendar.toString()}`,
  ];
  const body = `${parts.map((part) => `--x\r\n${part}\r\n`).join("")}--x--`;
  return mailSource(
    {
      ...{ from: to, to: replyTo, subject: `${partstat}: Interview` },
      "Content-Type": 'multipart/alternative; boundary="x"',
      ...headers,
    },
    body,
  );
}

describe.each(storeKinds)("an invitation that is answered in a calendar (%s)", (kind) => {
  let opened: TestStore;
  let rut: Member;
  let system: ReturnType<typeof interviewSystem>;
  beforeEach(async () => {
    opened = await openTestStore(await newStore(kind));
    const role = "owner" as const;
    rut = await opened.store.members.insert({ name: "Rut", email: "rut@studio.example", role, forms: [] });
    system = interviewSystem(opened);
  });
  afterEach(() => opened.remove());

  const receive = (source: string) =>
    storeMail(
      { store: opened.store, scan: async () => "clean", replyTo, log: { warn() {} } },
      { source: Buffer.from(source), isCutOff: false, sentAt: Date.now() },
      null,
    );
  const read = (reference: string) => readApplication(opened.store, { stages, criteria: [] }, rut, reference);
  const submissionOf = (reference: string) => opened.store.submissions.findByReference(reference);
  const names = { member: () => "Rut", stage: () => "" };
  const declinedIn = async (reference: string) =>
    (await read(reference)).timeline
      .filter((entry) => entry.kind === "steppedAside")
      .map((entry) => timelineText(entry, names));

  /** An application with a chosen interview. @returns the invitations of the applicant and of Rut */
  async function invite() {
    const reference = await system.apply();
    const { token } = await system.offer(rut, reference, [at(10), at(11)]);
    expect(await chooseTime(opened.store, { token }, timeOfMinuteMs(at(10)))).toBe("done");
    const [applicant, member] = (await system.takeEntries(reference)) as [SentEntry, SentEntry];
    const { sequence = 0 } = (await submissionOf(reference)) ?? {};
    await opened.store.review.markRead(rut.id, sequence, 1);
    return { reference, token, applicant, member };
  }

  test("an interviewer who declines is named, and the application waits for the team", async () => {
    const { reference, token, member } = await invite();
    expect(await receive(answerTo(member, "ACCEPTED"))).toBe("filed");
    expect((await read(reference)).application).toMatchObject({ isUnread: false });
    expect(await receive(answerTo(member, "DECLINED"))).toBe("filed");
    const { application, messages, interviews } = await read(reference);
    expect(application).toMatchObject({ isUnread: true });
    expect((await submissionOf(reference))?.interviewTurnAt).toBeLessThanOrEqual(Date.now());
    expect(messages.map(({ kind, files }) => [kind, files])).toEqual([
      ["automatic", []],
      ["automatic", []],
    ]);
    expect(interviews).toMatchObject([{ state: "chosen" }]);
    expect(await declinedIn(reference)).toEqual([
      expect.stringMatching(/^Rut declined the meeting: .*10:00$/),
    ]);
    // It is set to another time, which an answer to the former one does not concern.
    expect(await chooseTime(opened.store, { token }, timeOfMinuteMs(at(11)))).toBe("done");
    await receive(answerTo(member, "DECLINED"));
    expect(await declinedIn(reference)).toHaveLength(1);
  });

  test("once somebody who declined is answered about, it is our turn again when the meeting is over", async () => {
    const { store } = opened;
    const { reference, member } = await invite();
    await receive(answerTo(member, "DECLINED"));
    const { id: submissionId = "", version = 0 } = (await submissionOf(reference)) ?? {};
    const reply = { id: crypto.randomUUID(), version, subject: "Bo", text: "Bo will meet you." };
    await sendReply(store, stages, rut, reference, reply);
    const leavesAt = Date.now() + undoWindowMs;
    await store.mails.claim({ owner: "outbox", leaseMs: 1_000 }, 100, leavesAt);
    const mail = (await store.mails.ofSubmissions([submissionId])).find((one) => one.replyId === reply.id);
    await store.mails.end(mail?.id ?? "", "outbox", { state: "sent", sentAt: leavesAt });
    expect((await submissionOf(reference))?.interviewTurnAt).toBeLessThanOrEqual(Date.now());
    await store.replies.updateTimes([submissionId]);
    expect((await submissionOf(reference))?.interviewTurnAt).toBe(timeOfMinuteMs(at(10)) + 45 * minuteMs);
  });

  test("an applicant who declines has written to the team", async () => {
    const { reference, applicant } = await invite();
    expect(await receive(answerTo(applicant, "DECLINED"))).toBe("filed");
    const { application, messages } = await read(reference);
    expect(application).toMatchObject({ isUnread: true });
    expect((await submissionOf(reference))?.lastReceivedAt).toBeLessThanOrEqual(Date.now());
    expect(messages).toMatchObject([{ kind: "message", subject: "DECLINED: Interview", files: [] }]);
    expect(await declinedIn(reference)).toEqual([]);
  });

  test("an answer of somebody else, or one that may be forged, waits in Unmatched", async () => {
    const { reference, member } = await invite();
    const forged = { "Authentication-Results": "mx.studio.example; dmarc=fail" };
    expect(await receive(answerTo(member, "DECLINED", forged))).toBe("waiting");
    expect(await receive(answerTo(member, "DECLINED", { from: "eva@example.se" }))).toBe("waiting");
    const damaged = answerTo(member, "DECLINED").replace("BEGIN:VEVENT", "BEGIN:NOTHING");
    expect(await receive(damaged)).toBe("waiting");
    expect(await declinedIn(reference)).toEqual([]);
    expect((await read(reference)).messages).toEqual([]);
  });
});
