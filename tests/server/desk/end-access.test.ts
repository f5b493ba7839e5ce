import { expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { formKinds } from "#contract/desk/roles.ts";
import { endAccess } from "#server/submissions/desk/members/end-access.ts";
import { inviteByOperator } from "#server/submissions/desk/members/invite.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { addMember, openTestStore } from "../test-store.ts";

test.each(storeKinds)(
  "members whose access has ended are removed once, with their sessions: %s",
  async (kind) => {
    const { store, remove } = await openTestStore(await newStore(kind));
    const stages = await readStages();
    const member = (name: string, accessEndsAt: number | null, role: "member" | "owner" = "member") =>
      store.members.insert({ name, email: `${name}@studio.example`, role, forms: ["career"], accessEndsAt });
    const ended = await member("ended", Date.now() - 1);
    const later = await member("later", Date.now() + 60_000);
    await member("always", null);
    await member("owner", Date.now() - 1, "owner");
    await store.sessions.create(ended.id, "");
    await store.sessions.create(later.id, "");
    // Two servers look for them at the same time.
    const counts = await Promise.all([endAccess(store, stages), endAccess(store, stages)]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await endAccess(store, stages)).toBe(0);
    const present = (await store.members.list()).filter(({ removedAt }) => removedAt === null);
    expect(present.map(({ name }) => name)).toEqual(["always", "later", "owner"]);
    expect(await store.sessions.ofMember(ended.id)).toEqual([]);
    expect(await store.sessions.ofMember(later.id)).toHaveLength(1);
    expect(await store.activity.page(1)).toMatchObject([{ actor: "The desk", action: "removeMember" }]);
    await remove();
  },
);

test.each(storeKinds)("an operator's invitation follows the desk's rules: %s", async (kind) => {
  const { store, remove } = await openTestStore(await newStore(kind));
  const stages = await readStages();
  const invite = (email: string, options: Parameters<typeof inviteByOperator>[4] = {}) =>
    store.transaction((repositories) => inviteByOperator(repositories, stages, "operator", email, options));
  const back = await addMember(store, "back");
  await store.members.update(back.id, { removedAt: 1 });
  // As by a sign-in that was under way while they were removed.
  await store.sessions.create(back.id, "");
  expect((await invite(back.email)).member.removedAt).toBeNull();
  expect(await store.sessions.ofMember(back.id)).toEqual([]);
  const present = await addMember(store, "present", { accessEndsAt: Date.now() + 60_000 });
  await store.sessions.create(present.id, "");
  expect((await invite(present.email, { role: "owner" })).member).toMatchObject({
    ...{ accessEndsAt: null, forms: [...formKinds], site: "publisher" },
  });
  expect(await store.sessions.ofMember(present.id)).toHaveLength(1);
  await remove();
});
