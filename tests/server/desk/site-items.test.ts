import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteFile } from "#contract/desk/site.ts";
import { itemKinds } from "#contract/desk/site-items.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type EditedSite, editedSite } from "../../setup/edited-site.ts";
import type { RunningServer } from "../../setup/server.ts";
import { siteClient } from "../../setup/site-client.ts";

let site: EditedSite;
let server: RunningServer;
let editor: SignedInMember;
beforeAll(async () => {
  site = await editedSite();
  server = await site.start({ DESK_PORT: "0" });
  editor = await signedInMember(server, { role: "reader", site: "editor" });
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

const client = () => siteClient(editor, server);

test("a new item has a title, a place after the last, today’s date and empty fields that say so", async () => {
  const { post } = client();
  const name = "new-job";
  const answer = await post("items", { folder: "jobs", name, title: "New *job*: “now”", from: null });
  const { values, mistakes, address } = (await answer.json()) as SiteFile;
  const today = Temporal.Now.plainDateISO("Europe/Stockholm").toString();
  expect(values).toMatchObject({ title: "New *job*: “now”", order: 6, datePosted: today, tagline: "" });
  expect(address).toBe("/careers/new-job");
  expect(mistakes).toContainEqual({ field: "tagline", message: "is empty; write a text" });
  const previewed = async (url: string) => (await editor.request(`/api/site/preview${url}`)).status;
  expect(await previewed("/careers/new-job?file=jobs/new-job.yaml")).toBe(409);
  // What is not finished keeps nobody from seeing other pages.
  expect(await previewed("/careers?file=pages/careers.yaml")).toBe(200);
  expect(await previewed("/careers/new-job")).toBe(404);
  await client().discard("jobs/new-job.yaml");
  expect((await client().changes()).drafts.map(({ file }) => file)).not.toContain("jobs/new-job.yaml");
});

test.each(Object.keys(itemKinds))("a new file in %s can be edited field by field", async (folder) => {
  const { post } = client();
  const file = `${folder}/new-item${folder === "articles" ? ".md" : ".yaml"}`;
  const answer = await post("items", { folder, name: "new-item", title: "New item", from: null });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { values } = (await answer.json()) as SiteFile;
  const field = ["title", "name", "label"].find((one) => Object.hasOwn(values as object, one)) ?? "";
  await client().set(file, field, "New item", "Renamed");
  expect((await client().open(file)).values).toMatchObject({ [field]: "Renamed" });
  await client().discard(file);
});
