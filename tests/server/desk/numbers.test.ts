import { afterAll, beforeAll, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { hourMs } from "#contract/durations.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { ActingMember } from "#server/permissions/permissions.ts";
import { startOfDayMs } from "#server/stockholm-time.ts";
import { deskNumbers } from "#server/submissions/desk/inbox/numbers.ts";
import { openTestStore, type TestStore } from "../test-store.ts";

const stages = await readStages();
const path = stages.career.filter(({ outcome }) => outcome !== "declined").map(({ id }) => id);
const declined = stages.career.find(({ outcome }) => outcome === "declined")?.id ?? "";
const owner: ActingMember = { id: "owner", name: "Owner", role: "owner", forms: [] };

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
});
afterAll(() => opened.remove());

/** Stores a job application of a Stockholm day, some hours after midnight. */
async function store(
  id: string,
  date: string,
  hours: number,
  state: {
    form?: FormKind;
    stage?: string;
    reached?: string[];
    repliedAfter?: number;
    withdrawnAfter?: number;
    status?: "quarantined";
  } = {},
) {
  const { form = "career", stage = path[0] ?? "", reached = [], repliedAfter, status = "accepted" } = state;
  const { withdrawnAfter } = state;
  const receivedAt = startOfDayMs(date) + hours * hourMs;
  await opened.store.transaction(async ({ submissions, timeline }) => {
    await submissions.insert({
      id,
      reference: `NVS-${id}`,
      form,
      formType: "Job",
      emailConfigType: "careers",
      fields: "{}",
      email: "",
      status,
      codeHash: null,
      receivedAt,
      position: "Navigator",
      sourcePage: "Page A",
      stage,
      firstOpenedAt: receivedAt + hourMs,
      firstRepliedAt: repliedAfter === undefined ? null : receivedAt + repliedAfter * hourMs,
      withdrawnAt: withdrawnAfter === undefined ? null : receivedAt + withdrawnAfter * hourMs,
    });
    for (const to of reached) await timeline.add(id, "owner", "stage", { to });
  });
}

test("numbers count weeks of Stockholm, times, the funnel and sources", async () => {
  // 2026-03-29 is the Sunday on which clocks are set forward; the week before ends with it.
  await store("000001", "2026-03-29", 22, { stage: path[1], reached: [path[1] ?? ""], repliedAfter: 10 });
  await store("000002", "2026-03-30", 0, {
    stage: declined,
    reached: [path[2] ?? "", declined],
    repliedAfter: 60,
  });
  await store("000003", "2026-03-31", 12);
  await store("000004", "2026-03-31", 12, { status: "quarantined" });
  const numbers = await deskNumbers(opened.store, stages, owner, {
    since: "2026-03-23",
    until: "2026-04-05",
  });
  expect(numbers.perWeek).toEqual([
    { week: "2026-03-23", form: "career", position: "Navigator", count: 1 },
    { week: "2026-03-30", form: "career", position: "Navigator", count: 2 },
  ]);
  expect(numbers.times.find(({ form }) => form === "career")).toEqual({
    form: "career",
    received: 3,
    openedMedianHours: 1,
    openedP90Hours: 1,
    repliedMedianHours: 35,
    repliedP90Hours: 55,
    share48: 1 / 3,
  });
  const funnel = numbers.funnel.filter(({ form }) => form === "career");
  const count = (stage: string | undefined) => funnel.find((row) => row.stage === stage)?.count;
  expect([count(path[0]), count(path[1]), count(path[2]), count(declined)]).toEqual([3, 2, 1, 1]);
  expect(numbers.sources).toEqual([{ sourcePage: "Page A", form: "career", count: 3 }]);
});

test("only job applications have a share within 48 hours, which no other form promises", async () => {
  await store("000005", "2026-05-04", 9, { form: "contact", repliedAfter: 2 });
  const { times } = await deskNumbers(opened.store, stages, owner, {
    since: "2026-05-04",
    until: "2026-05-04",
  });
  expect(times.find(({ form }) => form === "contact")).toMatchObject({
    repliedMedianHours: 2,
    share48: null,
  });
});

test("a stage counts unless the move to it was undone", async () => {
  const [first = "", second = "", third = ""] = path;
  const hired = path.at(-1) ?? "";
  const slip = { from: second, to: hired };
  const moves: Record<string, [afterMs: number, details: object][]> = {
    // Undone at once, with the reply that moved it, and after a day.
    "000011": [
      [0, slip],
      [8_000, { from: hired, to: second }],
    ],
    "000012": [
      [0, { ...slip, replyId: "reply" }],
      [hourMs, { from: hired, to: second, replyId: "reply" }],
    ],
    "000013": [
      [0, { from: second, to: third }],
      [24 * hourMs, { from: third, to: second }],
    ],
  };
  for (const [id, entries] of Object.entries(moves)) {
    await store(id, "2026-06-01", 9, { stage: second });
    for (const [afterMs, details] of entries)
      await opened.store.timeline.add(id, "owner", "stage", details, startOfDayMs("2026-06-02") + afterMs);
  }
  const { funnel } = await deskNumbers(opened.store, stages, owner, {
    since: "2026-06-01",
    until: "2026-06-01",
  });
  const counts = [first, second, third, hired].map(
    (stage) => funnel.find((row) => row.form === "career" && row.stage === stage)?.count,
  );
  expect(counts).toEqual([3, 3, 1, 0]);
});

test("who withdrew while the answer was still in time was not kept waiting", async () => {
  await store("000021", "2026-06-15", 9, { repliedAfter: 2 });
  await store("000022", "2026-06-15", 9, { withdrawnAfter: 1 });
  await store("000023", "2026-06-15", 9, { withdrawnAfter: 72 });
  const { times } = await deskNumbers(opened.store, stages, owner, {
    since: "2026-06-15",
    until: "2026-06-15",
  });
  expect(times.find(({ form }) => form === "career")).toMatchObject({ received: 3, share48: 1 / 2 });
});

test("without applications there are no times, and the last 26 weeks are counted", async () => {
  const member: ActingMember = { ...owner, role: "member", forms: ["founder"] };
  const numbers = await deskNumbers(opened.store, stages, member, {});
  expect(numbers.times).toMatchObject([
    { form: "founder", received: 0, openedMedianHours: null, share48: null },
  ]);
  const days = Temporal.PlainDate.from(numbers.since).until(numbers.until).days;
  expect(days).toBeGreaterThanOrEqual(25 * 7);
  expect(days).toBeLessThan(26 * 7);
});
