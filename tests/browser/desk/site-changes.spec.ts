import { signedInMember } from "../../setup/desk.ts";
import { siteClient } from "../../setup/site-client.ts";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect } from "./desk-test.ts";
import { test } from "./site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a new entry is discarded in the dialog after a question, and its form closes", async ({
  page,
  owner,
  server,
}) => {
  const item = { folder: "people", name: "maja-new", title: "Maja New", from: null };
  await siteClient(owner, server).post("items", item);
  await page.goto("/site?file=people/maja-new.yaml");
  await expect(page.getByRole("textbox", { name: "Role" })).toBeVisible();
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changes", exact: true });
  const discard = dialog.getByRole("button", { name: "Discard the changes to Maja New" });
  await discard.press("Enter");
  const question = page.getByRole("dialog", { name: "Discard the changes to Maja New?" });
  await expect(question).toHaveAccessibleDescription(/never published/);
  // The focus begins on the button that changes nothing.
  const cancel = question.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await discard.press("Enter");
  await expect(cancel).toBeFocused();
  await question.getByRole("button", { name: "Discard", exact: true }).press("Enter");
  await expect(discard).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "New person" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Role" })).toHaveCount(0);
});

test("what is not finished is not chosen, and the rest is published without it", async ({
  page,
  owner,
  server,
}) => {
  const desk = siteClient(owner, server);
  await desk.post("items", { folder: "people", name: "nils-new", title: "Nils New", from: null });
  await desk.set("people/second-person.yaml", "role", "Role of the second person", "A finished role");
  await page.goto("/site");
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changes", exact: true });
  const unfinished = dialog.getByRole("checkbox", { name: "Publish Nils New" });
  await expect(unfinished).not.toBeChecked();
  await expect(dialog.getByRole("region", { name: "Correct this before you publish it" })).toBeVisible();
  const publish = dialog.getByRole("button", { name: "Publish", exact: true });
  await expect(publish).toBeEnabled();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await unfinished.press("Space");
  await expect(dialog.getByRole("region", { name: "Correct this first" })).toBeVisible();
  await expect(publish).toBeDisabled();
  await unfinished.press("Space");
  await expect(publish).toBeEnabled();
  await publish.press("Enter");
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await fetch(`${server.url}/about`)).text()).toContain("A finished role");
  expect((await desk.drafts()).map(({ file }) => file)).toEqual(["people/nils-new.yaml"]);
  await desk.discard("people/nils-new.yaml");
  await desk.set("people/second-person.yaml", "role", "A finished role", "Role of the second person");
  expect((await desk.publish()).status).toBe(200);
});

test("the drafts are listed before they are compared with the site, and what keeps them from it is said", async ({
  page,
  owner,
  server,
}) => {
  const desk = siteClient(owner, server);
  await desk.set("people/second-person.yaml", "role", "Role of the second person", "A role to compare");
  const release = await holdRequests(page, "**/api/site/changes");
  await page.goto("/site");
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changes", exact: true });
  const draft = dialog.getByRole("checkbox", { name: /^Publish / });
  const status = dialog.getByRole("status");
  await expect(draft).toBeDisabled();
  await expect(status).toHaveText("Comparing with the live site …");
  await expect(dialog.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  release();
  await expect(dialog.getByRole("region", { name: "What visitors will see" })).toBeVisible();
  await expect(status).toHaveText("");
  await draft.uncheck();
  await expect(status).toHaveText("Choose what to publish.");
  await desk.discard("people/second-person.yaml");
});

test("what is taken back while something else is left out is not chosen, until somebody chooses it", async ({
  page,
  owner,
  server,
}) => {
  const desk = siteClient(owner, server);
  const petra = await signedInMember(server, { role: "reader", site: "publisher", name: "Petra Publisher" });
  const [second, third] = ["people/second-person.yaml", "people/third-person.yaml"];
  await desk.set(second, "role", "Role of the second person", "A role for a while");
  expect((await desk.publish()).status).toBe(200);
  const { role } = (await desk.open(third)).values as { role: string };
  await desk.set(third, "role", role, "A role to leave out");
  // What happens before the desk is told of changes is not missed.
  const listen = await holdRequests(page, "**/api/live");
  await page.goto("/site");
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changes", exact: true });
  const leftOut = dialog.getByRole("checkbox", { name: /^Publish Cora Third/ });
  await leftOut.uncheck();
  await expect(dialog.getByRole("status")).toHaveText("Choose what to publish.");
  const { publications } = await (await petra.request("/api/site/publications")).json();
  const back = { id: publications[1].id, parent: publications[0].id };
  expect((await siteClient(petra, server).post("back", back)).status).toBe(200);
  listen();
  const takenBack = dialog.getByRole("checkbox", { name: "Publish Åke Second" });
  await expect(takenBack).not.toBeChecked();
  await expect(dialog.getByText("It stays a draft unless you choose it.")).toBeVisible();
  await takenBack.check();
  await expect(dialog.getByRole("region", { name: "What visitors will see" })).toContainText(
    "A role for a while",
  );
  await expect(leftOut).not.toBeChecked();
  for (const file of [second, third]) await desk.discard(file);
});

test("a publication whose answer is lost is not sent again, and nobody is told that it failed", async ({
  page,
  owner,
  server,
}) => {
  const desk = siteClient(owner, server);
  const file = "people/second-person.yaml";
  await desk.set(file, "role", "Role of the second person", "A role without an answer");
  let sent = 0;
  await page.route("**/api/site/publications", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent++;
    await route.fetch();
    await route.abort();
  });
  await page.goto("/site");
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changes", exact: true });
  const publish = dialog.getByRole("button", { name: "Publish", exact: true });
  await expect(publish).toBeEnabled();
  await publish.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(/^No answer came, but the change may have been made/);
  await expect(dialog.getByRole("status")).toHaveText("Nothing differs from the live site.");
  expect(sent).toBe(1);
  await desk.set(file, "role", "A role without an answer", "Role of the second person");
  expect((await desk.publish()).status).toBe(200);
});

test("a change that only screen readers notice is shown", async ({ page, owner, server }) => {
  const desk = siteClient(owner, server);
  const map = "maps/route.yaml";
  await desk.set(map, "alt", "Map route alt", "Described differently");
  await page.goto("/site");
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  const pages = page.getByRole("region", { name: "What visitors will see" });
  await expect(pages.getByRole("listitem")).toHaveText(
    "/scaleNo visible text: a drawing, or details for search engines or screen readers",
  );
  await desk.discard(map);
});

test("a scheduled article says when it appears, and is taken back before visitors saw it", async ({
  page,
  owner,
  server,
}) => {
  const desk = siteClient(owner, server);
  const file = "articles/for-later.md";
  const from = "articles/second-article.md";
  await desk.post("items", { folder: "articles", name: "for-later", title: "For Later", from });
  await desk.set(file, "seo.description", "", "Something for later.");
  await desk.set(file, "publishAt", undefined, "2999-01-01 09:30");
  await page.goto("/site");
  await page.getByText("Articles", { exact: true }).click();
  await expect(page.getByRole("button", { name: /^For Later from 1 January 2999 at 09:30/ })).toBeVisible();
  expect((await desk.publish()).status).toBe(200);
  await page.goto("/site/publications");
  const rows = page.getByRole("list", { name: "Publications" }).getByRole("listitem");
  const row = rows.first();
  await expect(row).toContainText(`Scheduled for 1 January 2999 at 09:30 by ${owner.name}`);
  await expect(row).not.toContainText("(live)");
  await expect(rows.nth(1)).toContainText("(live)");
  await row.getByRole("button", { name: /^Take back/ }).press("Enter");
  await expect(page.getByRole("region", { name: "What is taken back" })).toContainText(
    "No longer: 1 January",
  );
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Take back", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Back to the site" }).click();
  await page.getByRole("button", { name: "Changes (1)" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changes", exact: true });
  await expect(
    dialog.getByText(/Taken back before visitors saw it, by .* unless you choose it/),
  ).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText("Choose what to publish.");
  await desk.discard(file);
});

test("a publication with later ones says what it takes back with it, and how one change is taken back alone", async ({
  page,
  owner,
  server,
}) => {
  const desk = siteClient(owner, server);
  const file = "people/otto-new.yaml";
  await desk.post("items", {
    folder: "people",
    name: "otto-new",
    title: "Otto New",
    from: "people/first-person.yaml",
  });
  expect((await desk.publish("With Otto")).status).toBe(200);
  await desk.set("people/second-person.yaml", "role", "Role of the second person", "A later role");
  expect((await desk.publish("A later role")).status).toBe(200);
  await page.goto("/site/publications");
  const row = page.getByRole("listitem").filter({ hasText: "With Otto" });
  await row.getByRole("button", { name: "Take back this and 1 later …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Take back publication \d+ and what followed/ });
  await expect(dialog.getByRole("region", { name: "What is taken back" })).toContainText("Åke Second");
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Remove only “Otto New”" }).press("Enter");
  const removal = page.getByRole("dialog", { name: "Remove this item?" });
  await removal.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Changes (1)" }).press("Enter");
  await expect(page.getByRole("checkbox", { name: "Publish Otto New" })).toBeChecked();
  await desk.discard(file);

  await page.goto("/site/publications");
  await desk.set(file, "role", "Role of the first person", "Role of Otto");
  expect((await desk.publish("Otto's role")).status).toBe(200);
  await page.reload();
  await row.getByRole("button", { name: "Take back this and 2 later …" }).press("Enter");
  await dialog
    .getByRole("link", { name: "Choose earlier texts in the history of “Otto New”" })
    .press("Enter");
  await expect(page.getByRole("dialog", { name: "History" })).toContainText("Role of Otto");

  // Other tests share the site.
  await desk.set("people/second-person.yaml", "role", "A later role", "Role of the second person");
  expect((await desk.post("removals", { file })).status).toBe(204);
  expect((await desk.publish("As before")).status).toBe(200);
});
