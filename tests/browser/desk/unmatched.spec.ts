import { attachedPdf, newMail, receiveMails } from "../../server/desk/waiting-mail.ts";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { expect, receiveApplications, test } from "./desk-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a mail that nobody knows is added to an application, another is deleted", async ({
  page,
  owner,
  server,
}) => {
  const [reference = ""] = await receiveApplications(server, `Asked ${owner.id.slice(0, 6)}`);
  const [wanted, spam] = [`Question ${crypto.randomUUID()}`, `Offer ${crypto.randomUUID()}`];
  await receiveMails(
    server,
    newMail({ subject: wanted, fromName: "Eva Ek", fromAddress: "eva@example.se", files: [attachedPdf] }),
    newMail({ subject: spam, fromName: "Somebody", fromAddress: "somebody@example.com" }),
  );
  await page.goto("/unmatched");
  const item = (subject: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: subject }) });
  await expect(item(wanted)).toContainText("eva@example.se");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeFindingsInBothSchemes(page), `${width} wide`).toEqual([]);
    await expectNoSidewaysScroll(page, `${width} wide`);
  }

  const assign = item(wanted).getByRole("button", { name: "Add" });
  await item(wanted).getByRole("textbox", { name: "Application" }).fill("NVS-000000");
  await assign.click();
  await expect(item(wanted).getByRole("alert")).toBeVisible();
  await item(wanted).getByRole("textbox", { name: "Application" }).fill(reference);
  await assign.click();
  await expect(item(wanted)).toHaveCount(0);
  // The place in the list is kept.
  await expect(page.locator("li:focus, li :focus")).toHaveCount(1);

  await item(spam).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(item(spam)).toHaveCount(0);

  await page.goto(`/applications/${reference}`);
  const message = page.getByRole("article", { name: "Email from Eva Ek" });
  await expect(message).toContainText(wanted);
  await expect(message.getByRole("link", { name: attachedPdf.name })).toBeVisible();
});
