import { expect, test } from "vitest";
import type { SiteChanges, SitePublications } from "#contract/desk/site-publications.ts";
import { photo } from "../../setup/photo.ts";
import { sharedSite } from "./shared-site.ts";

const shared = sharedSite({ isCommitted: true, member: { role: "owner", name: "Olga Owner" } });

const person = "people/first-person.yaml";
const role = "Role of the first person";
const unfinished = "people/maja-new.yaml";

const publishChosen = ({ parent, content, drafts }: SiteChanges) => {
  const chosen = drafts.filter(({ isChosen }) => isChosen);
  const versions = Object.fromEntries(chosen.map(({ file, version }) => [file, version]));
  return shared.desk.post("publications", { parent, content, drafts: versions, note: "" });
};

const choices = ({ drafts }: SiteChanges) =>
  Object.fromEntries(drafts.map(({ file, isChosen }) => [file, isChosen]));

const about = async () => (await fetch(`${shared.server.url}/about`)).text();

test("what is not finished stays a draft, and keeps nothing else from being published", async () => {
  const { post, set, changes, open, discard } = shared.desk;
  const logged = shared.server.log.length;
  await post("items", { folder: "people", name: "maja-new", title: "Maja New", from: null });
  await set(person, "role", role, "Role that is finished");
  const shown = await changes();
  expect(choices(shown)).toEqual({ [person]: true, [unfinished]: false });
  expect(shown.mistakes).toContainEqual({
    file: unfinished,
    field: "role",
    message: expect.any(String),
    place: "Role",
  });
  expect(shown.pages?.changed.flatMap(({ added }) => added)).toContain("Role that is finished");
  // Beside what somebody left out, too: nobody has chosen it.
  const others = await (await post("changes", { without: [person] })).json();
  expect([choices(others), others.pages]).toEqual([{ [person]: false, [unfinished]: false }, null]);
  const all = await changes([]);
  expect([choices(all), all.pages]).toEqual([{ [person]: true, [unfinished]: true }, null]);
  // However many are not chosen, the request is answered.
  const many = Array.from({ length: 1_000 }, (_, index) => `people/another-person-${index}.yaml`);
  const none = await changes([person, unfinished, ...many]);
  expect([choices(none), none.pages]).toEqual([{ [person]: false, [unfinished]: false }, null]);
  expect(none.mistakes).toContainEqual(expect.objectContaining({ file: unfinished, field: "role" }));
  expect((await publishChosen(none)).status).toBe(409);

  expect((await publishChosen(shown)).status).toBe(200);
  await expect.poll(about).toContain("Role that is finished");
  expect((await open(unfinished)).values).toMatchObject({ name: "Maja New" });
  expect(choices(await changes())).toEqual({ [unfinished]: false });
  await discard(unfinished);
  expect(shared.server.log.slice(logged).filter((line) => !line.startsWith("{"))).toEqual([]);
});

test("a picture is left out with its own item, not with one whose name begins like it", async () => {
  const { post, upload, changes, discard } = shared.desk;
  const [short, longer] = ["people/second.yaml", "people/second-person.yaml"];
  await post("items", { folder: "people", name: "second", title: "Second", from: null });
  const picture = await photo("#d00", 1_600);
  for (const file of [short, longer]) {
    const name = file.slice("people/".length, -".yaml".length);
    const answer = await upload(`pictures?${new URLSearchParams({ file, name, before: "" })}`, picture);
    expect(answer.status, await answer.text()).toBe(200);
  }
  const { drafts } = await changes();
  expect(drafts.map(({ file, opens, follows, isChosen }) => [file, opens, follows, isChosen])).toEqual([
    ["people/second-person.jpg", longer, null, true],
    ["people/second.jpg", short, short, false],
    [short, short, null, false],
  ]);
  // As an editor counts: an item with its picture is one.
  expect((await (await shared.member.request("/api/site/files")).json()).changeCount).toBe(2);
  // A new item is discarded with its picture: the next one of its name has none.
  expect((await discard(short)).status).toBe(204);
  expect((await shared.desk.drafts()).map(({ file }) => file)).toEqual(["people/second-person.jpg"]);
  await discard("people/second-person.jpg");
});

test("what was taken back says so, and does not go out with the next publication", async () => {
  const { post, set, changes, open } = shared.desk;
  const { role: before } = (await open(person)).values as { role: string };
  await set(person, "role", before, "Role to take back");
  expect((await publishChosen(await changes())).status).toBe(200);
  const { publications } = await (await shared.member.request("/api/site/publications")).json();
  await post("back", { id: publications[1].id, parent: publications[0].id });
  await set("people/second-person.yaml", "role", "Role of the second person", "Another role");
  const shown = await changes();
  expect(shown.drafts).toMatchObject([
    { file: person, isChosen: false, takenBack: { author: "Olga Owner", wasShown: true } },
    { file: "people/second-person.yaml", isChosen: true, takenBack: null },
  ]);
  // Nor with those of somebody who left out another draft before it was taken back.
  const chosen = await (await post("changes", { without: ["people/second-person.yaml"] })).json();
  expect(Object.values(choices(chosen))).toEqual([false, false]);
  expect((await publishChosen(shown)).status).toBe(200);
  await expect.poll(about).toContain("Another role");
  expect(await about()).not.toContain("Role to take back");

  // Chosen, it is published again, and is a draft no more.
  expect((await publishChosen(await changes([]))).status).toBe(200);
  await expect.poll(about).toContain("Role to take back");
  const { publications: all }: SitePublications = await (
    await shared.member.request("/api/site/publications")
  ).json();
  expect(all[0]?.files).toMatchObject([{ file: person, title: "Anna First" }]);
  expect(all[0]?.pages?.changed.flatMap(({ added }) => added)).toContain("Role to take back");
  expect((await changes()).drafts).toEqual([]);
});

test("what would have appeared later was not on the site when it is taken back", async () => {
  const { post, set, changes, discard } = shared.desk;
  const file = "articles/for-later.md";
  const from = "articles/second-article.md";
  await post("items", { folder: "articles", name: "for-later", title: "For Later", from });
  await set(file, "seo.description", "", "Something for later.");
  await set(file, "publishAt", undefined, "2999-01-01 09:30");
  expect((await publishChosen(await changes())).status).toBe(200);
  const { publications }: SitePublications = await (
    await shared.member.request("/api/site/publications")
  ).json();
  const [live, before] = publications;
  expect([live?.appearsAt, before?.appearsAt]).toEqual([Date.UTC(2999, 0, 1, 8, 30), null]);
  await post("back", { id: before?.id, parent: live?.id });
  expect((await changes()).drafts).toMatchObject([{ file, isChosen: false, takenBack: { wasShown: false } }]);
  await discard(file);
});

test("an item that was published can be removed alone, keeps its name, and takes its redirect along", async () => {
  const { post, set, changes, open, discard } = shared.desk;
  const job = "jobs/a-clerk.yaml";
  const listed = async (): Promise<SitePublications["publications"]> =>
    (await (await shared.member.request("/api/site/publications")).json()).publications;
  const item = { folder: "jobs", name: "a-clerk", title: "A *Clerk*", from: "jobs/first-job.yaml" };
  await post("items", item);
  await set(job, "seo.description", "", "Something for clerks.");
  expect((await publishChosen(await changes())).status).toBe(200);
  const { role: before } = (await open(person)).values as { role: string };
  await set(person, "role", before, "Role after the clerk");
  expect((await publishChosen(await changes())).status).toBe(200);
  const [, added] = await listed();
  expect(added?.files).toMatchObject([{ file: job, title: "A Clerk", isPicture: false, alone: "remove" }]);

  await post("removals", { file: job });
  const removed = await changes();
  expect(removed.drafts.map(({ file, title, follows }) => [file, title, follows])).toEqual([
    [job, "A Clerk", null],
    ["redirects.yaml", expect.any(String), job],
  ]);
  expect(removed.pages?.removed).toMatchObject([{ path: "/careers/a-clerk", redirect: null }]);
  expect(removed.pages?.other).toEqual([]);
  expect((await (await shared.member.request("/api/site/files")).json()).changeCount).toBe(1);
  // Without the removal there is no redirect either.
  expect((await discard(job)).status).toBe(204);
  expect((await changes()).drafts).toEqual([]);

  await post("removals", { file: job });
  expect((await publishChosen(await changes())).status).toBe(200);
  const [now, , then] = await listed();
  const gone = [{ file: job, title: "A Clerk", isPicture: false, alone: null }];
  expect([now?.files, then?.files]).toMatchObject([gone, gone]);
});

test("of several removals each has its own redirect: published, left out, discarded and moved back", async () => {
  const { post, changes, open, discard, drafts } = shared.desk;
  const [second, third] = ["jobs/second-job.yaml", "jobs/third-job.yaml"];
  const from = (name: string) => `/careers/${name}`;
  const redirects = async () => ((await open("redirects.yaml")).values as { redirects: unknown[] }).redirects;
  const answerOf = async (name: string) =>
    (await fetch(shared.server.url + from(name), { redirect: "manual" })).status;
  const published = async (shown: SiteChanges) => {
    expect(shown.mistakes).toEqual([]);
    const answer = await publishChosen(shown);
    expect(answer.status, await answer.text()).toBe(200);
  };
  const before = await redirects();
  await post("removals", { file: second });
  await post("moves", { file: third, name: "other-job" });
  await published(await changes([second]));
  await expect.poll(() => answerOf("third-job")).toBe(308);
  expect(await answerOf("second-job")).toBe(200);
  expect((await drafts()).map(({ file, follows }) => [file, follows])).toEqual([
    [second, null],
    ["redirects.yaml", second],
  ]);
  expect((await discard(second)).status).toBe(204);
  expect(await drafts()).toEqual([]);
  expect(await redirects()).toEqual([...before, { from: from("third-job"), to: from("other-job") }]);

  // At its earlier address it takes the place of its own redirect.
  await post("moves", { file: "jobs/other-job.yaml", name: "third-job" });
  await published(await changes());
  await expect.poll(() => answerOf("other-job")).toBe(308);
  expect(await redirects()).toEqual([...before, { from: from("other-job"), to: from("third-job") }]);

  // So does an item that is made anew.
  const again = { folder: "jobs", name: "other-job", title: "Other Job", from: second };
  expect((await post("items", again)).status).toBe(200);
  expect(await redirects()).toEqual(before);
  expect((await changes(["jobs/other-job.yaml"])).mistakes).not.toContainEqual(
    expect.objectContaining({ file: "redirects.yaml" }),
  );
  await discard("jobs/other-job.yaml");
  expect(await drafts()).toEqual([]);
  expect(await redirects()).toHaveLength(before.length + 1);
});

test("what was taken back is a draft like any other once it is edited, also while it is published", async () => {
  const { post, set, changes, open, discard } = shared.desk;
  const { role: before } = (await open(person)).values as { role: string };
  await set(person, "role", before, "Role at last");
  expect((await publishChosen(await changes())).status).toBe(200);
  const { publications } = await (await shared.member.request("/api/site/publications")).json();
  await post("back", { id: publications[1].id, parent: publications[0].id });
  const chosen = await changes([]);
  expect(chosen.drafts).toMatchObject([{ file: person, takenBack: { author: "Olga Owner" } }]);
  await Promise.all([publishChosen(chosen), set(person, "role", "Role at last", "Role of today")]);
  expect((await changes()).drafts).toMatchObject([{ file: person, isChosen: true, takenBack: null }]);
  await discard(person);
});

test("a file that moves to another page opens with that one once it is published", async () => {
  const { open, set, publish } = shared.desk;
  const map = "maps/route.yaml";
  expect((await open(map)).address).toBe("/scale");
  await set("pages/scale.yaml", "hero.map", "route", "nordics");
  await set("pages/studio.yaml", "markets.items.0.map", "nordics", "route");
  const published = await publish();
  expect(published.status, await published.text()).toBe(200);
  expect((await open(map)).address).toBe("/studio");
});
