import { beforeEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { accessOf } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { dayMs, hourMs } from "#contract/durations.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { MailState } from "#server/store/mail-tables.ts";
import type { NewSubmission } from "#server/store/schema.ts";
import { answerDueAt } from "#server/submissions/desk/answer-times.ts";
import { inboxCounts, listInbox } from "#server/submissions/desk/inbox.ts";
import { queuedMail } from "#server/submissions/queued-mail.ts";
import { newDatabase } from "../databases.ts";
import { openTestStore, type TestStore } from "../test-store.ts";

const stages = await readStages();

describe.each(["sqlite", "postgres"] as const)("with %s", (dialect) => {
  let opened: TestStore;
  let owner: Member;
  let count: number;
  beforeEach(async () => {
    opened = await openTestStore(dialect === "sqlite" ? {} : { DATABASE_URL: await newDatabase() });
    owner = await opened.store.members.insert({
      name: "Olga",
      email: "olga@studio.example",
      role: "owner",
      forms: [],
    });
    count = 0;
    return () => opened.remove();
  });

  type Case = Partial<Omit<NewSubmission, "fields">> & {
    outcome?: "open" | "declined";
    /** The states of its replies' mails, oldest first, an hour apart; the last an hour ago. */
    replies?: MailState[];
    /** When the mail of a reply was sent. */
    repliedAt?: number;
    fields?: Record<string, string>;
  };

  /** Stores an application, received an hour after the one before it. @returns its reference */
  async function store(
    form: FormKind,
    { outcome = "open", replies = [], repliedAt, fields = {}, ...columns }: Case = {},
  ) {
    const id = String(++count);
    const nowMs = Date.now();
    const reference = `NVS-00000${id}`;
    const receivedAt = columns.receivedAt ?? nowMs - 2 * dayMs - (20 - count) * hourMs;
    await opened.store.transaction(async ({ submissions, mails, replies: repository, searchDocuments }) => {
      await submissions.insert({
        id,
        reference,
        form,
        formType: "Form",
        emailConfigType: "general",
        email: "",
        status: "accepted",
        codeHash: null,
        receivedAt,
        answerDueAt: answerDueAt(form, receivedAt),
        stage: stages[form].find((stage) => stage.outcome === outcome)?.id ?? "",
        ...columns,
        fields: JSON.stringify(fields),
      });
      const times = replies.map((state, index) => ({
        state,
        atMs: nowMs - (replies.length - index) * hourMs,
      }));
      if (repliedAt !== undefined) times.push({ state: "sent", atMs: repliedAt });
      for (const { state, atMs } of times) {
        const mail = queuedMail("reply", { submissionId: id }, atMs);
        await mails.insert([{ ...mail, state, sentAt: state === "sent" ? atMs : null }]);
      }
      await repository.updateTimes([id]);
      await searchDocuments.update(id);
    });
    return reference;
  }

  const list = async (filter: object, limit = 50) => {
    const found = [];
    for (let cursor: number | undefined; ; ) {
      const page = await listInbox(opened.store, stages, owner, filter, { limit, cursor });
      found.push(...page.applications);
      if (page.nextCursor === null) return found;
      cursor = Number(page.nextCursor);
    }
  };

  test("whose turn it is follows from the replies that were delivered", async () => {
    const expected = new Map<string, ["us" | "them" | null, "queued" | "failed" | null]>([
      [await store("founder"), ["us", null]],
      [await store("career"), ["us", null]],
      [await store("career", { replies: ["queued"] }), ["us", "queued"]],
      [await store("career", { replies: ["failed"] }), ["us", "failed"]],
      [await store("career", { replies: ["cancelled"] }), ["us", null]],
      [await store("career", { replies: ["sent"] }), ["them", null]],
      [await store("career", { replies: ["failed", "sent"] }), ["them", null]],
      [await store("career", { replies: ["sent", "failed"] }), ["us", "failed"]],
      [await store("career", { outcome: "declined", replies: ["failed"] }), ["us", "failed"]],
      [await store("career", { archivedAt: 1 }), [null, null]],
      // It is in the inbox again.
      [await store("career", { archivedAt: 1, replies: ["failed"] }), ["us", "failed"]],
      // The applicant wrote after the last reply, and before it.
      [await store("career", { replies: ["sent"], lastReceivedAt: Date.now() }), ["us", null]],
      [await store("career", { replies: ["sent"], lastReceivedAt: Date.now() - dayMs }), ["them", null]],
    ]);
    const all = await list({ status: "all" });
    expect(
      new Map(all.map((row) => [row.reference, [row.waitingFor, row.undeliveredReply]] as const)),
    ).toEqual(expected);
    for (const waiting of ["us", "them"] as const) {
      const rows = await list({ waiting });
      expect(rows.map(({ reference }) => reference).sort()).toEqual(
        [...expected].flatMap(([reference, [whom]]) => (whom === waiting ? [reference] : [])).sort(),
      );
    }
    // They are due until a reply is delivered, whatever waits or failed; founders have a week.
    const due = all.filter(({ dueAt }) => dueAt !== null).map(({ reference }) => reference);
    const jobs = ["NVS-000002", "NVS-000003", "NVS-000004", "NVS-000005", "NVS-000009", "NVS-0000011"];
    expect(due.sort()).toEqual(["NVS-000001", ...jobs].sort());
    expect((await list({ late: "1" })).map(({ reference }) => reference)).toEqual(jobs);
  });

  test("a decision waits for the team until a reply after it is delivered, whatever the stage", async () => {
    const nowMs = Date.now();
    const before = nowMs - 30 * hourMs;
    const expected = new Map<string, "us" | "them" | "later" | null>([
      [await store("career", { decidedAt: before }), "us"],
      [await store("career", { decidedAt: before, replies: ["sent"] }), "them"],
      [await store("career", { decidedAt: nowMs, replies: ["sent"] }), "us"],
      [await store("career", { decidedAt: before, outcome: "declined", replies: ["failed"] }), "us"],
      [await store("career", { decidedAt: before, outcome: "declined", replies: ["queued"] }), "us"],
      [await store("career", { decidedAt: before, outcome: "declined", replies: ["cancelled"] }), "us"],
      [await store("career", { decidedAt: before, outcome: "declined", replies: ["sent"] }), null],
      [await store("career", { decidedAt: before, archivedAt: 1 }), null],
      [await store("career", { decidedAt: nowMs, replies: ["sent"], putOffUntil: nowMs + dayMs }), "later"],
    ]);
    const rows = await list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, row.waitingFor]))).toEqual(expected);
    for (const whom of ["us", "them", "later"] as const) {
      const found = (await list({ waiting: whom })).map(({ reference }) => reference).sort();
      const waiting = [...expected].flatMap(([reference, each]) => (each === whom ? [reference] : []));
      expect([whom, found]).toEqual([whom, waiting.sort()]);
    }
    const late = ["NVS-000001", "NVS-000004", "NVS-000005", "NVS-000006"];
    expect((await list({ late: "1" })).map(({ reference }) => reference)).toEqual(late);
  });

  test("an interview that is over or fell through waits for the team until a reply after it", async () => {
    const nowMs = Date.now();
    const replies: MailState[] = ["sent"];
    const expected = new Map<string, "us" | "them" | null>([
      [await store("career", { interviewTurnAt: nowMs - 1, replies }), "us"],
      [await store("career", { interviewTurnAt: nowMs + dayMs, replies }), "them"],
      [await store("career", { interviewTurnAt: nowMs - dayMs, replies }), "them"],
      [await store("career", { interviewTurnAt: nowMs - 1, outcome: "declined", replies }), null],
    ]);
    const rows = await list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, row.waitingFor]))).toEqual(expected);
    for (const whom of ["us", "them"] as const) {
      const found = (await list({ waiting: whom })).map(({ reference }) => reference).sort();
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
      [await store("career", { receivedAt, lastReceivedAt }), receivedAt],
      [await store("career", { ...later, lastReceivedAt }), lastReceivedAt],
      [await store("career", later), decidedAt],
      [await store("career", { ...later, decidedAt: null }), interviewTurnAt],
      [await store("career", { receivedAt, repliedAt, putOffUntil }), putOffUntil],
      [await store("career", { receivedAt, repliedAt, putOffUntil: nowMs + dayMs }), repliedAt],
      [await store("career", { receivedAt, repliedAt }), repliedAt],
      [await store("career", { receivedAt, archivedAt: 1 }), null],
    ]);
    const rows = await list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, row.waitingSince]))).toEqual(expected);
  });

  test("what waits for the team is listed by urgency, across pages", async () => {
    const message = await store("contact", { answerDueAt: null });
    const late = await store("career");
    const later = await store("career", { replies: ["queued"] });
    await store("career", { replies: ["sent"] });
    const failed = await store("career", { replies: ["sent", "failed"] });
    const recent = await store("career", { receivedAt: Date.now() });
    for (const limit of [1, 2, 50]) {
      const rows = await list({ waiting: "us" }, limit);
      expect(rows.map(({ reference }) => reference)).toEqual([late, later, recent, message, failed]);
    }
    expect((await list({ late: "1" }, 1)).map(({ reference }) => reference)).toEqual([late, later]);
  });

  test("late ones of all forms are listed by how late they are", async () => {
    const received = (form: FormKind, daysAgo: number) =>
      store(form, { receivedAt: Date.now() - daysAgo * dayMs });
    const job = await received("career", 12);
    const laterJob = await received("career", 3);
    const founder = await received("founder", 16);
    const recent = await received("founder", 6);
    const references = async (filter: object) => (await list(filter, 1)).map(({ reference }) => reference);
    expect(await references({ late: "1" })).toEqual([job, founder, laterJob]);
    expect(await references({ late: "1", form: "founder" })).toEqual([founder]);
    expect(await references({ waiting: "us" })).toEqual([job, founder, laterJob, recent]);
  });

  test("what is put off waits for nobody until then, stays late, and comes back when a reply fails", async () => {
    const putOffUntil = Date.now() + dayMs;
    const late = await store("career", { putOffUntil });
    const answered = await store("career", { putOffUntil, replies: ["sent"] });
    const failed = await store("career", { putOffUntil, replies: ["failed"] });
    const back = await store("career", { putOffUntil: Date.now() - 1 });
    // We wrote before the day came, and after it.
    const reminded = await store("career", { putOffUntil: Date.now() - 1, replies: ["sent"] });
    const written = await store("career", { putOffUntil: Date.now() - 2 * hourMs, replies: ["sent"] });
    const rows = await list({});
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
      const found = (await list({ waiting: whom })).map(({ reference }) => reference).sort();
      const expected = [...waiting].flatMap(([reference, found]) => (found === whom ? [reference] : []));
      expect([whom, found]).toEqual([whom, expected.sort()]);
    }
    expect((await list({ late: "1" })).map(({ reference }) => reference)).toEqual([late, failed, back]);
  });

  test("an applicant who does not answer for as long as the stage says waits for us, until we write again", async () => {
    const ago = (days: number) => ({ repliedAt: Date.now() - days * dayMs });
    const [jobs, founders] = ["career-second", "founder-second"];
    const expected = new Map<string, ["us" | "them" | "later" | null, isSilent: boolean]>([
      [await store("career", { stage: jobs, ...ago(4.9) }), ["them", false]],
      [await store("career", { stage: jobs, ...ago(5.1) }), ["us", true]],
      [await store("founder", { stage: founders, ...ago(5.1) }), ["them", false]],
      [await store("founder", { stage: founders, ...ago(9.1) }), ["us", true]],
      // Their first stage reminds nobody.
      [await store("career", ago(300)), ["them", false]],
      [await store("career", { stage: jobs, ...ago(9), lastReceivedAt: Date.now() }), ["us", false]],
      [
        await store("career", { stage: jobs, ...ago(9), interviewTurnAt: Date.now() + dayMs }),
        ["them", false],
      ],
      [await store("career", { stage: jobs, ...ago(9), putOffUntil: Date.now() + dayMs }), ["later", false]],
      [await store("career", { stage: jobs, ...ago(9), withdrawnAt: Date.now() }), [null, false]],
      [await store("career", { stage: jobs, ...ago(9), archivedAt: 1 }), [null, false]],
    ]);
    const rows = await list({ status: "all" });
    expect(new Map(rows.map((row) => [row.reference, [row.waitingFor, row.isSilent]]))).toEqual(expected);
    for (const whom of ["us", "them", "later"] as const) {
      const found = (await list({ waiting: whom })).map(({ reference }) => reference).sort();
      const waiting = [...expected].flatMap(([reference, [each]]) => (each === whom ? [reference] : []));
      expect([whom, found]).toEqual([whom, waiting.sort()]);
    }
    const [silent = ""] = [...expected].flatMap(([reference, [, isSilent]]) => (isSilent ? [reference] : []));
    const record = await opened.store.inbox.findByReference(silent, owner.id);
    await opened.store.review.change(record?.id ?? "", 1, { assigneeId: owner.id });
    const mine = await list({ mine: "1" });
    expect(mine.map(({ reference }) => reference)).toEqual([silent]);
  });

  test("what waits is counted by form, up to a number of each", async () => {
    for (const form of ["career", "career", "career", "founder", "founder", "contact"] as const)
      await store(form);
    await store("partner", { status: "quarantined" });
    const everything = { access: accessOf(owner), status: "inbox" as const, unreadBy: owner.id };
    const count = async (limit?: number) =>
      Object.fromEntries(await opened.store.inbox.countByForm(everything, limit));
    expect(await count()).toEqual({ career: 3, founder: 2, contact: 1 });
    expect(await count(1)).toEqual({ career: 1, founder: 1, contact: 1 });
    expect(await count(2)).toEqual({ career: 2, founder: 2, contact: 1 });
    expect(await inboxCounts(opened.store, stages, owner)).toMatchObject({
      unread: { career: 3, founder: 2, contact: 1, partner: 0 },
      lateByForm: { career: 3 },
      quarantined: 1,
    });
  });

  test("a telephone number is found however it is written", async () => {
    const written = ["+46 70 174 06 42", "+46701740642", "070-174 06 42", "0701740642", "0046 (0)70-1740642"];
    const expected: string[] = [];
    for (const phone of written) expected.push(await store("contact", { fields: { phone } }));
    const other = await store("contact", { fields: { phone: "+1 555 010 9999" } });
    for (const q of [
      ...[...written.slice(0, 4), "tel:+46701740642", "0046701740642"],
      ...["1740642", "174 06 42", "740642"],
    ]) {
      const found = (await list({ q })).map(({ reference }) => reference).sort();
      expect([q, found]).toEqual([q, expected]);
    }
    expect((await list({ q: "15550109999" })).map(({ reference }) => reference)).toEqual([other]);
  });

  test("a search finds archived applications too, unless it asks for the inbox", async () => {
    const fields = { message: "Kelp" };
    const [open, archived] = [
      await store("contact", { fields }),
      await store("contact", { fields, archivedAt: 1 }),
    ];
    await store("contact", { fields, status: "quarantined" });
    const found = async (filter: object) => (await list(filter)).map(({ reference }) => reference);
    expect(await found({ q: "kelp" })).toEqual([archived, open]);
    expect(await found({ q: "kelp", status: "inbox" })).toEqual([open]);
    expect(await found({ q: "kelp", status: "archived" })).toEqual([archived]);
    expect(await found({})).toEqual([open]);
  });
});
