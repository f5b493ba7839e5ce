import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import type { SiteFile } from "#contract/desk/site.ts";
import { itemKinds } from "#contract/desk/site-items.ts";
import { withoutPreviewMarks } from "#contract/preview-marks.ts";
import { sharedSite } from "./shared-site.ts";

const shared = sharedSite({ member: { role: "reader", site: "editor" } });

test("a new item has a title, a place after the last, today’s date and empty fields that say so", async () => {
  const { post } = shared.desk;
  const name = "new-job";
  const answer = await post("items", { folder: "jobs", name, title: "New *job*: “now”", from: null });
  const { values, mistakes, address } = (await answer.json()) as SiteFile;
  const today = Temporal.Now.plainDateISO("Europe/Stockholm").toString();
  expect(values).toMatchObject({ title: "New *job*: “now”", order: 6, datePosted: today, tagline: "" });
  expect(address).toBe("/careers/new-job");
  expect(mistakes).toContainEqual({ field: "tagline", message: "is empty; write a text" });
  // The page can do without its lists and terms.
  expect(values).not.toHaveProperty("offer");
  expect(values).toMatchObject({ terms: {} });
  const previewed = async (url: string) => (await shared.member.request(`/api/site/preview${url}`)).status;
  // Its page is shown as far as it goes, with the names of empty fields in their place.
  const own = "/careers/new-job?file=jobs/new-job.yaml";
  expect(await previewed(own)).toBe(200);
  const shown = withoutPreviewMarks(await shared.desk.preview(own));
  for (const name of ["[Tagline]", "[The job 1]", "[Salary]"]) expect(shown).toContain(name);
  expect(shown).not.toMatch(/\b1 kronor/);
  // Of a range that has its lower end only, that is shown.
  await shared.desk.set("jobs/new-job.yaml", "salary.from", "", 48_000);
  expect(withoutPreviewMarks(await shared.desk.preview(own))).toMatch(/48,000(?!–)/);
  await shared.desk.set("jobs/new-job.yaml", "salary.from", 48_000, "");
  const { offer } = (await shared.desk.open("pages/job.yaml")).values as { offer: string };
  const headings = async (url: string) =>
    parse(withoutPreviewMarks(await shared.desk.preview(url)))
      .querySelectorAll("h2")
      .map(({ text }) => text.trim());
  expect(await headings("/careers/first-job")).toContain(offer);
  expect(await headings(own)).not.toContain(offer);
  expect((await shared.desk.open("jobs/new-job.yaml")).values).toEqual(values);
  await shared.desk.set("jobs/new-job.yaml", "tagline", "", "Only *one asterisk");
  expect(await previewed(own)).toBe(409);
  await shared.desk.set("jobs/new-job.yaml", "publishAt", undefined, "");
  await shared.desk.set("jobs/new-job.yaml", "tagline", "Only *one asterisk", "No asterisk");
  expect(await previewed(own)).toBe(200);
  // What is not finished keeps nobody from seeing other pages.
  expect(await previewed("/careers?file=pages/careers.yaml")).toBe(200);
  expect(await previewed("/careers/new-job")).toBe(404);
  await shared.desk.discard("jobs/new-job.yaml");
  expect((await shared.desk.drafts()).map(({ file }) => file)).not.toContain("jobs/new-job.yaml");
});

test("a copy says which sentences and figures are still those of its original", async () => {
  const { post, set, discard } = shared.desk;
  const copy = "jobs/a-copy.yaml";
  const item = { folder: "jobs", name: "a-copy", title: "A copy", from: "jobs/first-job.yaml" };
  const made = (await (await post("items", item)).json()) as SiteFile;
  expect(made.copied).toContainEqual(["opportunity", 0]);
  expect(made.copied).toContainEqual(["salary", "from"]);
  for (const own of ["title", "order", "datePosted"]) expect(made.copied).not.toContainEqual([own]);
  const [first] = (made.values as { opportunity: string[] }).opportunity;
  const edited = await set(copy, "opportunity.0", first, "Its own opportunity, in words of its own.");
  expect(((await edited.json()) as SiteFile).copied).toEqual(
    made.copied.filter((path) => path.join(".") !== "opportunity.0"),
  );
  const [draft] = await shared.desk.drafts();
  expect(draft?.copied).toHaveLength(made.copied.length - 1);
  const moved = await post("moves", { file: copy, name: "another-copy" });
  expect(((await moved.json()) as SiteFile).copied).toHaveLength(made.copied.length - 1);
  await discard("jobs/another-copy.yaml");
});

test("a new person has a page beside the form though a text is not finished", async () => {
  const { open, post, set, discard } = shared.desk;
  const original = "people/second-person.yaml";
  const { values } = await open(original);
  await set(original, "bio", (values as { bio: string }).bio, "TBD");
  const item = { folder: "people", name: "fourth-person", title: "Fourth Person", from: original };
  const made = (await (await post("items", item)).json()) as SiteFile;
  expect(made.mistakes).toContainEqual(expect.objectContaining({ field: "bio" }));
  expect(made.address).not.toBeNull();
  for (const file of [original, "people/fourth-person.yaml"]) await discard(file);
});

test("a form is told what pages show in place of names in braces", async () => {
  const { open, set, discard } = shared.desk;
  const person = "people/first-person.yaml";
  const { role } = (await open(person)).values as { role: string };
  const answer = await set(person, "role", role, "{facts.visits} at {studio}, {facts.none}");
  const { filledIn } = (await answer.json()) as SiteFile;
  expect(filledIn).toEqual({ "{facts.visits}": "thirty", "{studio}": expect.stringMatching(/\w/) });
  await discard(person);
});

test.each(Object.keys(itemKinds))("a new file in %s can be edited field by field", async (folder) => {
  const { post } = shared.desk;
  const file = `${folder}/new-item${folder === "articles" ? ".md" : ".yaml"}`;
  const answer = await post("items", { folder, name: "new-item", title: "New item", from: null });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { values } = (await answer.json()) as SiteFile;
  const field = ["title", "name", "label"].find((one) => Object.hasOwn(values as object, one)) ?? "";
  await shared.desk.set(file, field, "New item", "Renamed");
  expect((await shared.desk.open(file)).values).toMatchObject({ [field]: "Renamed" });
  await shared.desk.discard(file);
});

test("a file that cannot be read keeps nobody from making an item beside it", async () => {
  await shared.site.write("people/unreadable.yaml", "name: [\n");
  const item = { folder: "people", name: "maja-new", title: "Maja New", from: null };
  const answer = await shared.desk.post("items", item);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await answer.json()).toMatchObject({ values: { name: "Maja New", order: 4 } });
  await shared.desk.discard("people/maja-new.yaml");
  await shared.site.delete("people/unreadable.yaml");
});

test("an item gets another address with its pictures, the old one leads there, and discarding it undoes all", async () => {
  const { post, set, open, discard, changes } = shared.desk;
  const article = "articles/first-article.md";
  const old = "companies/first-fintech.yaml";
  const { values } = await open(old);
  const { body } = (await open(article)).values as { body: string };
  const linking = (name: string) =>
    `[It](/portfolio/${name}), not /portfolio/first-fintech-2 or https://a.se/portfolio/first-fintech.`;
  await set(article, "body", body, `${body}\n${linking("first-fintech")}\n`);
  const moved = await post("moves", { file: old, name: "renamed-fintech" });
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect(await moved.json()).toMatchObject({
    file: "companies/renamed-fintech.yaml",
    address: "/portfolio/renamed-fintech",
    values,
  });
  const { drafts, mistakes } = await changes();
  // What names the company by its old address names it by its new one.
  expect(mistakes).toEqual([]);
  expect((await open("jobs/first-job.yaml")).values).toMatchObject({ companySlug: "renamed-fintech" });
  expect((await open(article)).values).toMatchObject({ body: `${body}\n${linking("renamed-fintech")}\n` });
  const stories = { items: [{ company: "renamed-fintech" }, { company: "first-climate" }, {}] };
  expect((await open("pages/home.yaml")).values).toMatchObject({ stories });
  expect(Object.fromEntries(drafts.map(({ file, state }) => [file, state]))).toEqual({
    [article]: "changed",
    [old]: "removed",
    "companies/first-fintech.wordmark.svg": "removed",
    "companies/renamed-fintech.yaml": "new",
    "companies/renamed-fintech.wordmark.svg": "new",
    "jobs/first-job.yaml": "changed",
    "pages/home.yaml": "changed",
    "redirects.yaml": "changed",
  });
  // The two halves are published together, with their pictures and the redirect.
  const without = await changes(["companies/renamed-fintech.yaml"]);
  const chosen = without.drafts.filter(({ isChosen }) => isChosen).map(({ file }) => file);
  expect(chosen).toEqual([article, "jobs/first-job.yaml", "pages/home.yaml"]);
  const { redirects } = (await open("redirects.yaml")).values as { redirects: unknown[] };
  expect(redirects.at(-1)).toEqual({ from: "/portfolio/first-fintech", to: "/portfolio/renamed-fintech" });

  // One that was never on the site needs no redirect, and what led to it leads on.
  expect((await post("moves", { file: "companies/renamed-fintech.yaml", name: "third-name" })).status).toBe(
    200,
  );
  const { redirects: after } = (await open("redirects.yaml")).values as { redirects: unknown[] };
  expect(after).toHaveLength(redirects.length);
  expect(after.at(-1)).toEqual({ from: "/portfolio/first-fintech", to: "/portfolio/third-name" });

  // Nothing of it stays but what was written beside it.
  expect((await discard("companies/third-name.yaml")).status).toBe(204);
  expect((await shared.desk.drafts()).map(({ file }) => file)).toEqual([article]);
  expect((await open(article)).values).toMatchObject({ body: `${body}\n${linking("first-fintech")}\n` });
  await discard(article);
  expect(await shared.desk.drafts()).toEqual([]);
  const refusals: [file: string, name: string, status: number][] = [
    [old, "second-fintech", 409],
    [old, "../people/anna", 409],
    [old, "Upper", 409],
    ["people/first-person.yaml", "another", 404],
    ["pages/about.yaml", "another", 404],
    ["companies/no-such.yaml", "another", 404],
  ];
  for (const [file, name, status] of refusals) {
    expect((await post("moves", { file, name })).status, `${file} ${name}`).toBe(status);
  }
});
