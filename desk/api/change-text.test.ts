import { expect, test } from "vitest";
import { changeSummary, conflictText } from "./change-text.ts";
import { testRow } from "./test-row.ts";

const stage = (id: string, label: string) => ({ id, label, outcome: "open" as const });
const names = {
  stages: {
    career: [stage("first", "First look"), stage("second", "Talk")],
    founder: [],
    partner: [],
    contact: [],
  },
  members: [
    {
      id: "m1",
      name: "Bo Ek",
      email: "bo@studio.example",
      role: "member" as const,
      forms: [],
      positions: [],
      ventures: [],
      accessEndsAt: null,
      site: "none" as const,
      digest: false,
      lastSeenAt: null,
      removedAt: null,
    },
  ],
};

test("a change is summed up with the names of stage and member", () => {
  const rows = [testRow({ stage: "second" })];
  expect([
    changeSummary(rows, { stage: "second" }, names),
    changeSummary(rows, { assigneeId: "m1" }, names),
    changeSummary([...rows, testRow()], { archived: true }, names),
  ]).toEqual(["Åsa Öberg: moved to Talk", "Åsa Öberg: assigned to Bo Ek", "2 applications: archived"]);
});

test("a conflict says everything that a colleague changed", () => {
  const now = testRow({ stage: "second", assigneeId: "m1", version: 3 });
  expect(conflictText(testRow(), now, names)).toBe(
    "A colleague has moved it to Talk and assigned it to Bo Ek in the meantime.",
  );
  expect(conflictText(testRow(), testRow({ version: 2 }), names)).toMatch(/changed this first/);
});
