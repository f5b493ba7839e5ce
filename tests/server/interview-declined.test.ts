import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { Reply } from "#contract/desk/application.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import type { Member } from "#contract/desk/members.ts";
import { timelineText } from "#contract/desk/timeline-text.ts";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { storeMail } from "#server/mail/incoming/store-mail.ts";
import { recordOutcome } from "#server/mail/record-outcome.ts";
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
function answerTo(
  { content, to }: SentEntry,
  partstat: string,
  headers: Record<string, string> = {},
  comment?: string,
) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  calendar.updatePropertyWithValue("method", "REPLY");
  const event = calendar.getFirstSubcomponent("vevent");
  event?.getFirstProperty("attendee")?.setParameter("partstat", partstat);
  if (comment !== undefined) event?.addPropertyWithValue("comment", comment);
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
  afterEach(async () => {
    vi.useRealTimers();
    await opened.remove();
  });

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

  test("once we have written about it, it is our turn again when the meeting is over", async () => {
    const { store } = opened;
    vi.useFakeTimers({ toFake: ["Date"] });
    const pass = () => void vi.setSystemTime(Date.now() + minuteMs);
    const { reference, member } = await invite();
    const turn = async () => (await submissionOf(reference))?.interviewTurnAt;
    const isOver = await turn();
    const write = async () =>
      sendReply(store, stages, rut, reference, {
        id: crypto.randomUUID(),
        version: await system.versionOf(reference),
        subject: "Monday",
        text: "We will meet you.",
      });
    async function deliver({ id }: Reply) {
      pass();
      await store.mails.claim({ owner: "outbox", leaseMs: minuteMs }, 100, Date.now());
      const mails = await store.mails.ofSubmissions([(await submissionOf(reference))?.id ?? ""]);
      const mail = mails.find(({ replyId }) => replyId === id);
      if (!mail) throw new Error("There is no mail");
      const sent = { result: "sent" as const, to: [] };
      const { signal } = new AbortController();
      expect(await recordOutcome(store, "outbox", mail, [sent], signal, () => {})).toBe("written");
    }
    const writtenBefore = await write();
    pass();
    await receive(answerTo(member, "DECLINED"));
    const declinedAt = Date.now();
    await deliver(writtenBefore);
    expect(await turn()).toBe(declinedAt);
    const version = await system.versionOf(reference);
    await deliver(await write());
    expect(await turn()).toBe(isOver);
    // One for the reply.
    expect(await system.versionOf(reference)).toBe(version + 1);
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

  test("an applicant who accepts need not be read, unless they add words or are not sure", async () => {
    const { reference, applicant, member } = await invite();
    const isUnread = async () => (await read(reference)).application.isUnread;
    await receive(answerTo(applicant, "ACCEPTED"));
    // Outlook's, without words.
    await receive(answerTo(applicant, "ACCEPTED", {}, "\n"));
    await receive(answerTo(member, "TENTATIVE", {}, "I will try."));
    expect(await isUnread()).toBe(false);
    await receive(answerTo(applicant, "ACCEPTED", {}, "I will be late."));
    expect(await isUnread()).toBe(true);
    await receive(answerTo(applicant, "TENTATIVE"));
    const kinds = (await read(reference)).messages.map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["automatic", "automatic", "automatic", "message", "message"]);
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
