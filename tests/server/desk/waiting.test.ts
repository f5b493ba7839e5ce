import { beforeEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { accessOf } from "#contract/desk/access.ts";
import { dayMs, hourMs } from "#contract/durations.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { MailState } from "#server/store/tables/mail-tables.ts";
import { inboxCounts } from "#server/submissions/desk/inbox/inbox.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { openInbox } from "./inbox-store.ts";

const stages = await readStages();

describe.each(storeKinds)("with %s", (kind) => {
  let inbox: Awaited<ReturnType<typeof openInbox>>;
  beforeEach(async () => {
    inbox = await openInbox(await newStore(kind));
    return inbox.remove;
  });

  test("whose turn it is follows from the replies that were delivered", async () => {
    const expected = new Map<string, ["us" | "them" | null, "queued" | "failed" | null]>([
      [await inbox.receive("founder"), ["us", null]],
      [await inbox.receive("career"), ["us", null]],
      [await inbox.receive("career", { replies: ["queued"] }), ["us", "queued"]],
      [await inbox.receive("career", { replies: ["failed"] }), ["us", "failed"]],
      [await inbox.receive("career", { replies: ["cancelled"] }), ["us", null]],
      [await inbox.receive("career", { replies: ["sent"] }), ["them", null]],
      [await inbox.receive("career", { replies: ["failed", "sent"] }), ["them", null]],
      [await inbox.receive("career", { replies: ["sent", "failed"] }), ["us", "failed"]],
      [await inbox.receive("career", { outcome: "declined", replies: ["failed"] }), ["us", "failed"]],
      [await inbox.receive("career", { archivedAt: 1 }), [null, null]],
      // It is in the inbox again.
      [await inbox.receive("career", { archivedAt: 1, replies: ["failed"] }), ["us", "failed"]],
      // The applicant wrote after the last reply, and before it.
      [await inbox.receive("career", { replies: ["sent"], lastReceivedAt: Date.now() }), ["us", null]],
      [
        await inbox.receive("career", { replies: ["sent"], lastReceivedAt: Date.now() - dayMs }),
        ["them", null],
      ],
    ]);
    const all = await inbox.list({ status: "all" });
    expect(
      new Map(all.map((row) => [row.reference, [row.waitingFor, row.undeliveredReply]] as const)),
    ).toEqual(expected);
    for (const waiting of ["us", "them"] as const) {
      const rows = await inbox.list({ waiting });
      expect(rows.map(({ reference }) => reference).sort()).toEqual(
        [...expected].flatMap(([reference, [whom]]) => (whom === waiting ? [reference] : [])).sort(),
      );
    }
    // They are due until a reply is delivered, whatever waits or failed; founders have a week.
    const due = all.filter(({ dueAt }) => dueAt !== null).map(({ reference }) => reference);
    const jobs = ["NVS-000002", "NVS-000003", "NVS-000004", "NVS-000005", "NVS-000009", "NVS-0000011"];
    expect(due.sort()).toEqual(["NVS-000001", ...jobs].sort());
    expect((await inbox.list({ late: "1" })).map(({ reference }) => reference)).toEqual(jobs);
  });

  test("what came in while a reply was on its way is not answered by it", async () => {
    const nowMs = Date.now();
    const times = { writtenAt: nowMs - 3 * hourMs, repliedAt: nowMs - hourMs };
    const [before, meanwhile] = [nowMs - 4 * hourMs, nowMs - 2 * hourMs];
    const expected = new Map<string, "us" | "them" | null>([
      [await inbox.receive("career", times), "them"],
      [await inbox.receive("career", { ...times, lastReceivedAt: meanwhile }), "us"],
      [await inbox.receive("career", { ...times, lastReceivedAt: before }), "them"],
      [await inbox.receive("career", { ...times, decidedAt: meanwhile }), "us"],
      [await inbox.receive("career", { ...times, decidedAt: before }), "them"],
      [await inbox.receive("career", { ...times, decidedAt: meanwhile, outcome: "declined" }), "us"],
      [await inbox.receive("career", { ...times, interviewTurnAt: meanwhile }), "us"],
      [await inbox.receive("career", { ...times, interviewTurnAt: before }), "them"],
      [await inbox.receive("career", { ...times, putOffUntil: meanwhile }), "us"],
    ]);
    const rows = await inbox.list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, row.waitingFor]))).toEqual(expected);
    const found = (await inbox.list({ waiting: "us" })).map(({ reference }) => reference).sort();
    expect(found).toEqual([...expected].flatMap(([each, whom]) => (whom === "us" ? [each] : [])).sort());
  });

  test("who writes to an ended application is answered, unless it is archived or withdrawn", async () => {
    const nowMs = Date.now();
    const ended = { outcome: "declined" as const, lastReceivedAt: nowMs, assigneeId: inbox.owner.id };
    const replies: MailState[] = ["sent"];
    const written = await inbox.receive("career", { ...ended, replies });
    const withoutReply = await inbox.receive("career", ended);
    const expected = new Map<string, ["us" | "later" | null, number | null]>([
      [written, ["us", nowMs]],
      // Nothing is promised any more, so it is not late.
      [withoutReply, ["us", nowMs]],
      [await inbox.receive("career", { ...ended, replies, lastReceivedAt: nowMs - dayMs }), [null, null]],
      [await inbox.receive("career", { ...ended, replies, archivedAt: 1 }), [null, null]],
      [await inbox.receive("career", { ...ended, replies, withdrawnAt: 1 }), [null, null]],
    ]);
    const later = await inbox.receive("career", { ...ended, replies, putOffUntil: nowMs + dayMs });
    const rows = await inbox.list({ status: "all" });
    const waiting = rows.map((row) => [row.reference, [row.waitingFor, row.waitingSince]] as const);
    expect(new Map(waiting.filter(([reference]) => reference !== later))).toEqual(expected);
    expect(rows.find(({ reference }) => reference === later)).toMatchObject({ waitingFor: "later" });
    expect(rows.map(({ dueAt }) => dueAt)).toEqual(rows.map(() => null));
    const references = async (filter: object) =>
      (await inbox.list(filter)).map(({ reference }) => reference).sort();
    expect(await references({ waiting: "us" })).toEqual([written, withoutReply]);
    expect(await references({ waiting: "them" })).toEqual([]);
    expect(await references({ mine: "1" })).toEqual([written, withoutReply]);
    expect(await references({ late: "1" })).toEqual([]);
    // Whoever leaves hands them over, and keeps what is done.
    const open = await inbox.store.review.openOfAssignee(inbox.owner.id, "career", []);
    expect(open.map(({ reference }) => reference)).toEqual([written, withoutReply, later]);
  });

  test("a decision waits for the team until a reply after it is delivered, whatever the stage", async () => {
    const nowMs = Date.now();
    const before = nowMs - 30 * hourMs;
    const expected = new Map<string, "us" | "them" | "later" | null>([
      [await inbox.receive("career", { decidedAt: before }), "us"],
      [await inbox.receive("career", { decidedAt: before, replies: ["sent"] }), "them"],
      [await inbox.receive("career", { decidedAt: nowMs, replies: ["sent"] }), "us"],
      [await inbox.receive("career", { decidedAt: before, outcome: "declined", replies: ["failed"] }), "us"],
      [await inbox.receive("career", { decidedAt: before, outcome: "declined", replies: ["queued"] }), "us"],
      [
        await inbox.receive("career", { decidedAt: before, outcome: "declined", replies: ["cancelled"] }),
        "us",
      ],
      [await inbox.receive("career", { decidedAt: before, outcome: "declined", replies: ["sent"] }), null],
      [await inbox.receive("career", { decidedAt: before, archivedAt: 1 }), null],
      [
        await inbox.receive("career", { decidedAt: nowMs, replies: ["sent"], putOffUntil: nowMs + dayMs }),
        "later",
      ],
    ]);
    const rows = await inbox.list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, row.waitingFor]))).toEqual(expected);
    for (const whom of ["us", "them", "later"] as const) {
      const found = (await inbox.list({ waiting: whom })).map(({ reference }) => reference).sort();
      const waiting = [...expected].flatMap(([reference, each]) => (each === whom ? [reference] : []));
      expect([whom, found]).toEqual([whom, waiting.sort()]);
    }
    const late = ["NVS-000001", "NVS-000004", "NVS-000005", "NVS-000006"];
    expect((await inbox.list({ late: "1" })).map(({ reference }) => reference)).toEqual(late);
  });

  test("an interview that is over or fell through waits for the team until a reply after it", async () => {
    const nowMs = Date.now();
    const replies: MailState[] = ["sent"];
    const expected = new Map<string, "us" | "them" | null>([
      [await inbox.receive("career", { interviewTurnAt: nowMs - 1, replies }), "us"],
      [await inbox.receive("career", { interviewTurnAt: nowMs + dayMs, replies }), "them"],
      [await inbox.receive("career", { interviewTurnAt: nowMs - dayMs, replies }), "them"],
      [await inbox.receive("career", { interviewTurnAt: nowMs - 1, outcome: "declined", replies }), null],
    ]);
    const rows = await inbox.list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, row.waitingFor]))).toEqual(expected);
    for (const whom of ["us", "them"] as const) {
      const found = (await inbox.list({ waiting: whom })).map(({ reference }) => reference).sort();
      const waiting = [...expected].flatMap(([reference, each]) => (each === whom ? [reference] : []));
      expect([whom, found]).toEqual([whom, waiting.sort()]);
    }
  });

  test("it waits since the reason for which it is whose turn, the first of several", async () => {
    const nowMs = Date.now();
    const receivedAt = nowMs - 30 * dayMs;
    const repliedAt = nowMs - 9 * dayMs;
    const [lastReceivedAt, decidedAt, interviewTurnAt, putOffUntil] = [4, 3, 2, 1].map(
      (days) => nowMs - days * dayMs,
    );
    const later = { receivedAt, repliedAt, decidedAt, interviewTurnAt, putOffUntil };
    const expected = new Map<string, number | null | undefined>([
      [await inbox.receive("career", { receivedAt, lastReceivedAt }), receivedAt],
      [await inbox.receive("career", { ...later, lastReceivedAt }), lastReceivedAt],
      [await inbox.receive("career", later), decidedAt],
      [await inbox.receive("career", { ...later, decidedAt: null }), interviewTurnAt],
      [await inbox.receive("career", { receivedAt, repliedAt, putOffUntil }), putOffUntil],
      [await inbox.receive("career", { receivedAt, repliedAt, putOffUntil: nowMs + dayMs }), repliedAt],
      [await inbox.receive("career", { receivedAt, repliedAt }), repliedAt],
      [await inbox.receive("career", { receivedAt, archivedAt: 1 }), null],
    ]);
    const rows = await inbox.list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, row.waitingSince]))).toEqual(expected);
  });

  test("what waits for the team is listed by urgency, across pages", async () => {
    const message = await inbox.receive("contact", { answerDueAt: null });
    const late = await inbox.receive("career");
    const later = await inbox.receive("career", { replies: ["queued"] });
    await inbox.receive("career", { replies: ["sent"] });
    const failed = await inbox.receive("career", { replies: ["sent", "failed"] });
    const recent = await inbox.receive("career", { receivedAt: Date.now() });
    for (const limit of [1, 2, 50]) {
      const rows = await inbox.list({ waiting: "us" }, limit);
      expect(rows.map(({ reference }) => reference)).toEqual([late, later, recent, message, failed]);
    }
    expect((await inbox.list({ late: "1" }, 1)).map(({ reference }) => reference)).toEqual([late, later]);
  });

  test("late ones of all forms are listed by how late they are", async () => {
    const received = (form: FormKind, daysAgo: number) =>
      inbox.receive(form, { receivedAt: Date.now() - daysAgo * dayMs });
    const job = await received("career", 12);
    const laterJob = await received("career", 3);
    const founder = await received("founder", 16);
    const recent = await received("founder", 6);
    const references = async (filter: object) =>
      (await inbox.list(filter, 1)).map(({ reference }) => reference);
    expect(await references({ late: "1" })).toEqual([job, founder, laterJob]);
    expect(await references({ late: "1", form: "founder" })).toEqual([founder]);
    expect(await references({ waiting: "us" })).toEqual([job, founder, laterJob, recent]);
  });

  test("what is put off waits for nobody until then, stays late, and comes back when a reply fails", async () => {
    const putOffUntil = Date.now() + dayMs;
    const late = await inbox.receive("career", { putOffUntil });
    const answered = await inbox.receive("career", { putOffUntil, replies: ["sent"] });
    const failed = await inbox.receive("career", { putOffUntil, replies: ["failed"] });
    const back = await inbox.receive("career", { putOffUntil: Date.now() - 1 });
    // We wrote before the day came, and after it.
    const reminded = await inbox.receive("career", { putOffUntil: Date.now() - 1, replies: ["sent"] });
    const written = await inbox.receive("career", {
      putOffUntil: Date.now() - 2 * hourMs,
      replies: ["sent"],
    });
    const rows = await inbox.list({});
    const waiting = new Map(rows.map((row) => [row.reference, row.waitingFor]));
    expect(waiting).toEqual(
      new Map([
        [late, "later"],
        [answered, "later"],
        [failed, "us"],
        [back, "us"],
        [reminded, "us"],
        [written, "them"],
      ]),
    );
    for (const whom of ["us", "them", "later"] as const) {
      const found = (await inbox.list({ waiting: whom })).map(({ reference }) => reference).sort();
      const expected = [...waiting].flatMap(([reference, found]) => (found === whom ? [reference] : []));
      expect([whom, found]).toEqual([whom, expected.sort()]);
    }
    expect((await inbox.list({ late: "1" })).map(({ reference }) => reference)).toEqual([late, failed, back]);
  });

  test("an applicant who does not answer for as long as the stage says waits for us, until we write again", async () => {
    const ago = (days: number) => ({ repliedAt: Date.now() - days * dayMs });
    const [jobs, founders] = ["career-second", "founder-second"];
    const expected = new Map<string, ["us" | "them" | "later" | null, isSilent: boolean]>([
      [await inbox.receive("career", { stage: jobs, ...ago(4.9) }), ["them", false]],
      [await inbox.receive("career", { stage: jobs, ...ago(5.1) }), ["us", true]],
      [await inbox.receive("founder", { stage: founders, ...ago(5.1) }), ["them", false]],
      [await inbox.receive("founder", { stage: founders, ...ago(9.1) }), ["us", true]],
      // Their first stage reminds nobody.
      [await inbox.receive("career", ago(300)), ["them", false]],
      [await inbox.receive("career", { stage: jobs, ...ago(9), lastReceivedAt: Date.now() }), ["us", false]],
      [
        await inbox.receive("career", { stage: jobs, ...ago(9), interviewTurnAt: Date.now() + dayMs }),
        ["them", false],
      ],
      [
        await inbox.receive("career", { stage: jobs, ...ago(9), putOffUntil: Date.now() + dayMs }),
        ["later", false],
      ],
      [await inbox.receive("career", { stage: jobs, ...ago(9), withdrawnAt: Date.now() }), [null, false]],
      [await inbox.receive("career", { stage: jobs, ...ago(9), archivedAt: 1 }), [null, false]],
    ]);
    const rows = await inbox.list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, [row.waitingFor, row.isSilent]]))).toEqual(expected);
    for (const whom of ["us", "them", "later"] as const) {
      const found = (await inbox.list({ waiting: whom })).map(({ reference }) => reference).sort();
      const waiting = [...expected].flatMap(([reference, [each]]) => (each === whom ? [reference] : []));
      expect([whom, found]).toEqual([whom, waiting.sort()]);
    }
    const [silent = ""] = [...expected].flatMap(([reference, [, isSilent]]) => (isSilent ? [reference] : []));
    const record = await inbox.store.inbox.findByReference(silent, inbox.owner.id);
    await inbox.store.review.change(record?.id ?? "", 1, { assigneeId: inbox.owner.id });
    const mine = await inbox.list({ mine: "1" });
    expect(mine.map(({ reference }) => reference)).toEqual([silent]);
  });

  test("what waits is counted by form, up to a number of each", async () => {
    for (const form of ["career", "career", "career", "founder", "founder", "contact"] as const)
      await inbox.receive(form);
    await inbox.receive("partner", { status: "quarantined" });
    const everything = { access: accessOf(inbox.owner), status: "inbox" as const, unreadBy: inbox.owner.id };
    const count = async (limit?: number) =>
      Object.fromEntries(await inbox.store.inbox.countByForm(everything, limit));
    expect(await count()).toEqual({ career: 3, founder: 2, contact: 1 });
    expect(await count(1)).toEqual({ career: 1, founder: 1, contact: 1 });
    expect(await count(2)).toEqual({ career: 2, founder: 2, contact: 1 });
    expect(await inboxCounts(inbox.store, stages, inbox.owner)).toMatchObject({
      unread: { career: 3, founder: 2, contact: 1, partner: 0 },
      lateByForm: { career: 3 },
      quarantined: 1,
    });
  });
});
