import { judgementOf } from "../../server/desk/judgement.ts";
import { change, read } from "../../server/desk/review.ts";
import { signedInMember } from "../../setup/desk.ts";
import { openJob } from "../../setup/jobs.ts";
import { axeFindings } from "../axe.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, receiveApplications, receiveJobApplication, rowLink, test } from "./desk-test.ts";

test("two are compared, one is decided about by keys, and the reasons are in the answer", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  const references = await receiveApplications(server, `Chosen ${tag}`, `Other ${tag}`);
  const colleague = await signedInMember(server, { forms: ["founder"], name: `Reader ${tag}` });
  const body = { memberIds: [colleague.id] };
  for (const reference of references) {
    const path = `/api/applications/${reference}`;
    await owner.request(`${path}/readers`, { method: "POST", body });
    await colleague.request(`${path}/judgement`, {
      method: "POST",
      body: judgementOf("founder", "good", `Words about ${reference}`),
    });
  }
  await page.goto("/pipeline/comparison?form=founder");
  for (const reference of references) {
    await expect(page.getByText(`Words about ${reference}`).first()).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "By stage" }).click();
  const first = page.getByRole("region", { name: "Fixture Founder First" });
  await expect(first.getByRole("link", { name: `Chosen ${tag}` })).toBeVisible();
  // Arrow keys move nothing before Enter.
  const stage = page.getByRole("combobox", { name: `Stage of Other ${tag}` });
  await stage.press("Enter");
  await page.getByRole("option", { name: "Fixture Founder Second" }).waitFor();
  await page.keyboard.type("second");
  await page.keyboard.press("Enter");
  const second = page.getByRole("region", { name: "Fixture Founder Second" });
  await expect(second.getByRole("link", { name: `Other ${tag}` })).toBeVisible();
  // The place in the column is kept.
  await expect(first.getByRole("combobox").and(page.locator(":focus"))).toHaveCount(1);
  // Nor do letters in the closed list.
  await stage.press("f");
  await expect(stage).toHaveAccessibleName(/Second$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await first.getByRole("link", { name: `Chosen ${tag}` }).press("Enter");

  await page.getByRole("button", { name: "Decide …" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Decline" }).focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Decide and write the answer" }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("write at least one reason");
  await dialog.getByRole("textbox", { name: "Fixture founder Two" }).focus();
  await page.keyboard.type("It is for one town only.");
  expect(await axeFindings(page)).toEqual([]);
  // A colleague's change is told also when the first attempt failed for another reason.
  const { version } = (await read(owner, references[0] ?? "")).application;
  await change(owner, references.slice(0, 1), { assigneeId: owner.id }, version);
  await page.route("**/decision", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await dialog.getByRole("button", { name: "Decide and write the answer" }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("(500)");
  await dialog.getByRole("button", { name: "Decide and write the answer" }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Since you started");
  await dialog.getByRole("button", { name: "Decide and write the answer" }).press("Enter");
  await expect(page.getByRole("heading", { name: `Decline Chosen ${tag}` })).toBeVisible();
  await page.getByRole("combobox", { name: /^Template/ }).click();
  await page.getByRole("option", { name: "Decline with reasons label" }).click();
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(
    /greeting Chosen .*\n\nIt is for one town only\.\n\n/,
  );
  const counts = page.getByText("This reply counts as the answer.");
  await expect(counts).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByText("The applicant has not been told yet.")).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { name: `Decline Chosen ${tag}` })).toBeVisible();
  await page.getByRole("combobox", { name: /^Template/ }).click();
  await page.getByRole("option").filter({ hasNotText: "Decline" }).first().click();
  await expect(counts).toBeVisible();
});

test("a colleague's decision leaves a reply as it was written, and the draft in view after a reload", async ({
  page,
  owner,
  server,
}) => {
  const [reference = ""] = await receiveApplications(server, `Written ${owner.id.slice(0, 6)}`);
  const colleague = await signedInMember(server, { forms: ["founder"] });
  await page.goto(`/applications/${reference}`);
  const begin = page.getByRole("button", { name: "Reply", exact: true });
  await begin.click();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("Own words.");
  await expect.poll(async () => (await read(owner, reference)).drafts.length).toBe(1);
  const decided = await colleague.request(`/api/applications/${reference}/decision`, {
    method: "POST",
    body: {
      id: crypto.randomUUID(),
      version: 1,
      outcome: "declined",
      reasons: [{ id: "two", reason: "It is for one town only." }],
    },
  });
  expect(decided.status).toBe(204);
  await expect(page.getByRole("button", { name: "Send anyway" })).toBeVisible();
  await expect(text).toHaveValue("Own words.");
  await expect(text).toBeFocused();
  const counts = page.getByText("This reply counts as the answer.");
  await expect(counts).toBeVisible();

  const draft = page.getByRole("article", { name: `Draft by ${owner.name}` });
  await expect(draft).toHaveCount(0);
  // Another template begins anew, with the decision.
  const template = page.getByRole("combobox", { name: /^Template/ });
  const label = (await template.textContent()) ?? "";
  const choose = async (name: string) => {
    await template.click();
    await page.getByRole("option", { name, exact: true }).click();
  };
  await choose("Decline with reasons label");
  await expect(text).toHaveValue(/It is for one town only\./);
  await expect(counts).toBeHidden();
  await expect(draft).toContainText("your draft");
  await choose(label);
  await expect(text).toHaveValue("Own words.");

  const expectDraft = async () => {
    await begin.click();
    await expect(draft).toContainText("Own words.");
    await expect(text).not.toHaveValue("Own words.");
  };
  // Also when it was sent, and taken back.
  await page.getByRole("button", { name: "Send anyway" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The reply was not sent")).toBeVisible();
  await expectDraft();
  await page.reload();
  await expectDraft();
});

test("several are declined together after each text was shown, and taken back together", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `One ${tag}`, `Two ${tag}`);
  await page.goto(`/?q=${tag}`);
  await rowLink(page, `Two ${tag}`).waitFor();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("d");
  const dialog = page.getByRole("dialog", { name: "Decline 2 applications" });
  const text = dialog.getByRole("textbox", { name: `Text to One ${tag}` });
  await expect(text).toHaveValue(`Decline founder text for One ${tag}`);
  await expect(dialog.getByRole("textbox", { name: `Text to Two ${tag}` })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await text.fill("Because […]");
  await dialog.getByRole("button", { name: "Decline all 2" }).click();
  await expect(dialog.getByText("Nothing was sent.")).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Discard what you wrote?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(text).toHaveValue("Because […]");
  await text.fill("In my own words.");
  await dialog.getByRole("button", { name: "Decline all 2" }).click();
  await expect(page.getByText("2 replies will be sent in 10 seconds")).toBeVisible();
  await expect(page.getByRole("row", { name: `One ${tag}` })).toContainText("Fixture Founder Declined");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("No reply was sent")).toBeVisible();
  await expect(page.getByRole("row", { name: `One ${tag}` })).toContainText("Fixture Founder First");
});

test("what a colleague changes while several are written to is told beside the text", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  const names = [`Stays ${tag}`, `Leaves ${tag}`, `Same ${tag}`];
  const [stays = "", leaves = ""] = await receiveApplications(server, ...names);
  const colleague = await signedInMember(server, { role: "member", forms: ["founder"], name: "Cato" });
  await page.goto(`/?q=${tag}&stage=founder-first`);
  await rowLink(page, `Same ${tag}`).waitFor();
  await page.getByRole("checkbox", { name: "Select all loaded" }).check();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: "Reply to 3 applications" });
  const part = (name: string) => dialog.getByRole("group", { name });
  await expect(part("Stays")).toBeVisible();
  await change(colleague, [stays], { assigneeId: colleague.id });
  await change(colleague, [leaves], { stage: "founder-second" });
  await expect(part("Stays").getByRole("alert")).toContainText("Cato");
  await expect(part("Leaves").getByRole("alert")).toContainText("This changed while you were writing");
  await expect(part("Same").getByRole("alert")).toHaveCount(0);
  for (const name of names) await part(name).getByRole("textbox", { name: "Text to" }).fill("Own words.");
  await dialog.getByRole("button", { name: "Send all 3" }).click();
  const left = page.getByRole("dialog", { name: "Reply to 2 applications" });
  await expect(left.getByRole("alert")).toHaveText([/Since you started, Cato/, /Since you started, Cato/]);
  await change(colleague, [stays], { assigneeId: owner.id }, 2);
  await expect(left.getByRole("alert").filter({ hasText: "This changed while" })).toBeVisible();
  await left.getByRole("button", { name: "Send all 2" }).click();
  const last = page.getByRole("dialog", { name: "Reply to 1 application", exact: true });
  await last.getByRole("button", { name: "Send", exact: true }).click();
  await expect(last).toHaveCount(0);
});

test("whose answer was lost or whom a colleague moved is named, and gets one reply when it is sent again", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  const names = [`Lost ${tag}`, `Kept ${tag}`, `Moved ${tag}`];
  const [lost = "", , moved = ""] = await receiveApplications(server, ...names);
  const path = `/api/applications/${lost}`;
  // As when the server ends between storing a reply and answering.
  await page.route(
    `**${path}/replies`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(`/?q=${tag}`);
  await rowLink(page, `Moved ${tag}`).waitFor();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("d");
  await expect(page.getByRole("textbox", { name: `Text to Lost ${tag}` })).toBeVisible();
  await change(owner, [moved], { stage: "founder-second" });
  await page.getByRole("button", { name: "Decline all 3" }).click();
  const failures = page.getByRole("dialog", { name: /^Decline/ }).getByRole("alert");
  await expect(failures.filter({ hasText: "The server did not respond" })).toHaveCount(1);
  await expect(failures).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: `Text to Kept ${tag}` })).toHaveCount(0);
  await page.getByRole("button", { name: "Decline all 2" }).click();
  await expect(page.getByRole("dialog", { name: /^Decline/ })).toHaveCount(0);
  const { replies } = (await (await owner.request(path)).json()) as { replies: object[] };
  expect(replies).toHaveLength(1);
});

test("a link to the pipeline of a position waits for the positions, and shows nothing else", async ({
  ownerPage: page,
  server,
}) => {
  await receiveJobApplication(server);
  const query = new URLSearchParams({ form: "career", position: openJob.form.position }).toString();
  const release = await holdRequests(page, "**/api/inbox-counts");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/pipeline")) asked.push(request.url());
  });
  await page.goto(`/pipeline?${query}`);
  const other = page.getByRole("link", { name: "Side by side" });
  await expect(other).toHaveAttribute("href", `/pipeline/comparison?${query}`);
  release();
  await expect(page.getByRole("combobox", { name: "Position or kind" })).toHaveValue(query);
  await expect(page.getByRole("region", { name: "Stages" })).toBeVisible();
  expect(asked.filter((url) => !url.includes("position="))).toEqual([]);
});
