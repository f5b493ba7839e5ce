import { expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { endAccess } from "#server/submissions/desk/end-access.ts";
import { openTestStore } from "../test-store.ts";

test("members whose access has ended are removed once, with their sessions", async () => {
  const { store, remove } = await openTestStore();
  const stages = await readStages();
  const member = (name: string, accessEndsAt: number | null, role: "member" | "owner" = "member") =>
    store.members.insert({ name, email: `${name}@studio.example`, role, forms: ["career"], accessEndsAt });
  const ended = await member("ended", Date.now() - 1);
  const later = await member("later", Date.now() + 60_000);
  await member("always", null);
  await member("owner", Date.now() - 1, "owner");
  await store.sessions.create(ended.id, "");
  await store.sessions.create(later.id, "");
  expect(await endAccess(store, stages)).toBe(1);
  expect(await endAccess(store, stages)).toBe(0);
  const present = (await store.members.list()).filter(({ removedAt }) => removedAt === null);
  expect(present.map(({ name }) => name)).toEqual(["always", "later", "owner"]);
  expect(await store.sessions.ofMember(ended.id)).toEqual([]);
  expect(await store.sessions.ofMember(later.id)).toHaveLength(1);
  expect(await store.activity.page(1)).toMatchObject([{ actor: "The desk", action: "removeMember" }]);
  await remove();
});
