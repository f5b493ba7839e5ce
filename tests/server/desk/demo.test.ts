import { afterAll, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { canBeAssigned } from "#contract/desk/access.ts";
import { formKinds } from "#contract/desk/roles.ts";
import { fillStore } from "#scripts/demo/fill-store.ts";

import { openTestStore } from "../test-store.ts";

const { store, remove } = await openTestStore();
afterAll(remove);

test("sample applications are assigned to members who can work with them", async () => {
  await fillStore(store, {
    count: 100,
    spanDays: 60,
    stages: await readStages(),
    positions: [],
  });
  const members = new Map((await store.members.list()).map((member) => [member.id, member]));
  const query = { access: { forms: [...formKinds], positions: [], ventures: [] }, status: "all" as const };
  const records = await store.inbox.list(query, [...members.keys()][0] ?? "", 100);
  const assigned = records.filter(({ assigneeId }) => assigneeId !== null);
  expect(assigned.length).toBeGreaterThan(20);
  for (const { assigneeId, ...application } of assigned) {
    const member = members.get(assigneeId ?? "");
    expect(member && canBeAssigned(member, application)).toBe(true);
  }
});
