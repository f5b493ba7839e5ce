import { readStages } from "#content-model/stages.ts";
import { change, read, repliesTo } from "../../server/desk/review.ts";
import { pdf } from "../../server/job-application.ts";
import { signedInMember } from "../../setup/desk.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, receiveApplications, rowLink, test } from "./desk-test.ts";

const stages = await readStages();

test("a late answer to one reply leaves the next alone, and tells that one was refused", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `Second ${tag}`, `First ${tag}`);
  const title = page.getByRole("heading", { level: 1 });
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const messages = page.getByRole("region", { name: "Notifications" });
  await page.goto(`/?q=${tag}`);
  await rowLink(page, `First ${tag}`).click();
  await page.getByRole("textbox", { name: "New note" }).waitFor();

  const answerFirst = await holdRequests(page, "**/replies");
  await page.keyboard.press("r");
  await text.fill("To the first");
  await text.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Sending …" })).toBeVisible();
  await text.press("Escape");
  await page.keyboard.press("j");
  await expect(title).toHaveText(`Second ${tag}`);
  await page.getByRole("textbox", { name: "New note" }).waitFor();
  await page.keyboard.press("r");
  await text.fill("To the second");
  answerFirst();
  await expect(messages).toContainText(`Reply to First ${tag} will be sent in 10 seconds`);
  await expect(text).toBeFocused();
  await page.keyboard.type(", too");
  await expect(text).toHaveValue("To the second, too");

  await page.unroute("**/replies");
  const refuseSecond = await holdRequests(page, "**/replies", (route) =>
    route.fulfill({ status: 409, json: { message: "A colleague was quicker." } }),
  );
  await text.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Sending …" })).toBeVisible();
  await text.press("Escape");
  await page.keyboard.press("k");
  await expect(title).toHaveText(`First ${tag}`);
  refuseSecond();
  await expect(messages).toContainText(`The reply to Second ${tag} was not sent`);
  await expect(messages).toContainText("A colleague was quicker.");

  // A second reply to the same application is another one, too.
  await page.unroute("**/replies");
  const answerAgain = await holdRequests(page, "**/replies");
  await page.getByRole("textbox", { name: "New note" }).waitFor();
  await page.keyboard.press("r");
  await text.fill("Once more");
  await text.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Sending …" })).toBeVisible();
  await text.press("Escape");
  await expect(text).toHaveCount(0);
  await page.keyboard.press("r");
  await text.fill("And another word");
  answerAgain();
  const sent = page.getByRole("article", { name: `Reply by ${owner.name}` });
  await expect(sent.filter({ hasText: "Once more" })).toBeVisible();
  await expect(text).toHaveValue("And another word");
});

test("a reply waits for its attachments, and leaves none when it is discarded", async ({
  page,
  owner,
  server,
}) => {
  const [reference = ""] = await receiveApplications(server, `Attached ${owner.id.slice(0, 6)}`);
  const colleague = await signedInMember(server, { forms: ["founder"] });
  const release = await holdRequests(page, "**/reply-files?*");
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("See the attachment.");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "terms.pdf", mimeType: "application/pdf", buffer: pdf("terms") });
  await expect(page.getByText("The attachments are not ready yet.")).toBeVisible();
  await text.press("Control+Enter");
  for (const name of ["Send", "Send later …"])
    await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
  expect(await repliesTo(owner, reference)).toEqual([]);
  release();
  await expect(page.getByRole("link", { name: "terms.pdf" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();

  await change(colleague, [reference], { stage: stages.founder[1]?.id ?? "" });
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(async () => (await read(owner, reference)).draftFiles).toEqual([]);
});
