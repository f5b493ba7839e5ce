import { afterEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import type { Member } from "#contract/desk/members.ts";
import { listInbox } from "#server/submissions/desk/inbox/inbox.ts";
import {
  addSavedView,
  changeSavedView,
  deleteSavedView,
  listSavedViews,
} from "#server/submissions/desk/inbox/saved-views.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { addMember, openTestStore, submit, type TestStore } from "../test-store.ts";

const stages = await readStages();
let current: TestStore;
afterEach(() => current.remove());

describe.each(storeKinds)("with %s", (kind) => {
  async function open() {
    current = await openTestStore(await newStore(kind));
    const { store } = current;
    const member = (name: string, access: Partial<Member> = {}) => addMember(store, name, access);
    const save = (actor: Member, name: string, filter: InboxFilter, isShared = true) =>
      addSavedView(store, actor, { id: crypto.randomUUID(), name, filter, isShared });
    const names = async (actor: Member) => (await listSavedViews(store, actor)).map(({ name }) => name);
    return { store, member, save, names };
  }

  test("a view is one's own until it is shared, and told to those only whom it concerns", async () => {
    const { store, member, save, names } = await open();
    const author = await member("author", { forms: ["founder", "career"] });
    const owner = await member("owner", { role: "owner" });
    const founders = await member("founders");
    const reader = await member("reader", { role: "reader" });
    const guest = await member("guest", { forms: [], positions: ["Builder"] });
    await save(author, "Everything", {});
    await save(author, "All founders", { form: "founder", sort: "oldest" });
    await save(author, "Jobs", { form: "career" });
    await save(author, "Builders", { form: "career", position: "Builder" });
    const own = await save(author, "Åsa’s own", { mine: "1" }, false);
    expect(await names(author)).toEqual(["All founders", "Builders", "Everything", "Jobs", "Åsa’s own"]);
    expect(await names(owner)).toEqual(["All founders", "Builders", "Everything", "Jobs"]);
    expect(await names(founders)).toEqual(["All founders", "Everything"]);
    expect(await names(guest)).toEqual(["Builders"]);
    await expect(deleteSavedView(store, owner, own.id)).rejects.toThrow("is not shared");
    await expect(save(reader, "Shared by a reader", {})).rejects.toThrow("Your role can read");
    await save(reader, "A reader’s own", {}, false);
    expect(await names(reader)).toEqual(["A reader’s own", "All founders", "Everything"]);
  });

  test("it is changed by who saved it or an owner, at its version, and stays when they are removed", async () => {
    const { store, member, save, names } = await open();
    const author = await member("author");
    const owner = await member("owner", { role: "owner" });
    const colleague = await member("colleague");
    const view = await save(author, "Waiting", { waiting: "us" });
    const again = { ...view, isShared: true };
    expect(await addSavedView(store, author, again)).toEqual(view);
    await expect(addSavedView(store, colleague, again)).rejects.toThrow("Another view has this id");
    await expect(
      changeSavedView(store, colleague, view.id, { version: 1, name: "Mine now" }),
    ).rejects.toThrow("Only the member who saved this view");
    const renamed = await changeSavedView(store, author, view.id, { version: 1, name: "Waits for us" });
    expect(renamed).toEqual({ ...view, name: "Waits for us", version: 2 });
    await expect(
      changeSavedView(store, owner, view.id, { version: 1, filter: { late: "1" } }),
    ).rejects.toThrow("it is called “Waits for us” now");
    await store.members.update(author.id, { removedAt: Date.now() });
    const changed = await changeSavedView(store, owner, view.id, { version: 2, filter: { late: "1" } });
    expect(changed).toMatchObject({ filter: { late: "1" }, version: 3, memberId: author.id });
    expect(await names(colleague)).toEqual(["Waits for us"]);
    await deleteSavedView(store, owner, view.id);
    expect(await names(author)).toEqual([]);
    await expect(deleteSavedView(store, owner, view.id)).rejects.toThrow("was deleted");
  });

  test("who became a reader no longer changes what they shared, only their own", async () => {
    const { store, member, save, names } = await open();
    const author = await member("author");
    const colleague = await member("colleague");
    const shared = await save(author, "Shared", {});
    const own = await save(author, "Own", {}, false);
    const reader = { ...author, role: "reader" as const };
    const changes = [{ name: "Renamed" }, { filter: { late: "1" as const } }, { isShared: false }];
    for (const change of changes)
      await expect(changeSavedView(store, reader, shared.id, { version: 1, ...change })).rejects.toThrow(
        "Your role can read",
      );
    await expect(deleteSavedView(store, reader, shared.id)).rejects.toThrow("Your role can read");
    expect(await names(colleague)).toEqual(["Shared"]);
    await changeSavedView(store, reader, own.id, { version: 1, name: "Renamed" });
    await deleteSavedView(store, reader, own.id);
    expect(await names(reader)).toEqual(["Shared"]);
  });

  test("the list is sorted as asked, page by page", async () => {
    const { store, member } = await open();
    const reader = await member("reader");
    const sent: string[] = [];
    for (let number = 1; number <= 3; number++)
      sent.push(await submit(store, { message: `Sorted ${number}` }));
    const [first = "", second = "", third = ""] = sent;
    const pages = async (filter: InboxFilter) => {
      const found: string[] = [];
      for (let cursor: number | undefined; ; ) {
        const page = await listInbox(store, stages, reader, filter, { limit: 1, cursor });
        found.push(...page.applications.map(({ reference }) => reference));
        if (page.nextCursor === null) return found;
        cursor = Number(page.nextCursor);
      }
    };
    expect(await pages({})).toEqual([third, second, first]);
    expect(await pages({ sort: "oldest" })).toEqual([first, second, third]);
    expect(await pages({ sort: "oldest", q: "sorted" })).toEqual([first, second, third]);
    expect(await pages({ sort: "due" })).toEqual([first, second, third]);
    const mine = await store.inbox.findByReference(second, reader.id);
    await store.review.change(mine?.id ?? "", 1, { assigneeId: reader.id });
    expect(await pages({ sort: "newest", assignee: reader.id })).toEqual([second]);
  });
});
