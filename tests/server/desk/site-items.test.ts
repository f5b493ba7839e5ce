import { expect, test } from "vitest";
import type { SiteFile } from "#contract/desk/site.ts";
import { itemKinds } from "#contract/desk/site-items.ts";
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
  const previewed = async (url: string) => (await shared.member.request(`/api/site/preview${url}`)).status;
  expect(await previewed("/careers/new-job?file=jobs/new-job.yaml")).toBe(409);
  // What is not finished keeps nobody from seeing other pages.
  expect(await previewed("/careers?file=pages/careers.yaml")).toBe(200);
  expect(await previewed("/careers/new-job")).toBe(404);
  await shared.desk.discard("jobs/new-job.yaml");
  expect((await shared.desk.changes()).drafts.map(({ file }) => file)).not.toContain("jobs/new-job.yaml");
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
