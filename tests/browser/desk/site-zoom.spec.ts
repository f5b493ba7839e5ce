import type { Page } from "@playwright/test";
import { photo } from "../../setup/photo.ts";
import { siteClient } from "../../setup/site-client.ts";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { expect } from "./desk-test.ts";
import { expectNothingCut } from "./nothing-cut.ts";
import { test } from "./site-test.ts";

const article = "articles/first-article.md";
const person = "people/first-person.yaml";

async function expectUsable(page: Page, state: string) {
  await expectNothingCut(page, state);
  await expectNoSidewaysScroll(page, state);
  expect(await axeFindingsInBothSchemes(page, "iframe"), state).toEqual([]);
}

const close = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

const windows = [
  { name: "a window of 1440 × 900 at 200 %", viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  {
    name: "a phone of 390 pixels",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
  },
];

for (const { name, ...context } of windows) {
  test.describe(`in ${name}`, () => {
    test.use({ ...context, contextOptions: { reducedMotion: "reduce" } });
    test.setTimeout(240_000);

    test("the list, the fields and the page can be used", async ({ page, owner, server }) => {
      await page.goto("/site");
      await page.getByText("People", { exact: true }).click();
      await page.getByRole("button", { name: "Anna First" }).waitFor();
      await expectUsable(page, "list");
      await page.getByRole("searchbox").fill("person");
      await page.getByRole("list", { name: "Texts found" }).waitFor();
      await expectUsable(page, "search");
      await page.goto(`/site?file=${article}`);
      await page.getByRole("textbox", { name: "Title", exact: true }).first().waitFor();
      await page.evaluate(() => {
        for (const part of document.querySelectorAll("details")) part.open = true;
      });
      await expectUsable(page, "fields");
      const title = page.getByRole("textbox", { name: "Title", exact: true }).first();
      await title.fill("");
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expectUsable(page, "mistake");
      await page.getByRole("button", { name: "See the page" }).click();
      const preview = page.frameLocator('iframe[title="The page as it will be"]');
      await preview.locator("body").waitFor();
      await expectUsable(page, "page");
      const frame = await page.locator("iframe").boundingBox();
      expect(frame?.height).toBeGreaterThan(200);
      await siteClient(owner, server).discard(article);
    });

    test("the dialogs of an item can be used", async ({ page, owner, server }) => {
      const desk = siteClient(owner, server);
      await desk.upload(
        `pictures?${new URLSearchParams({ file: article, name: "first-article", before: "" })}`,
        await photo("#597"),
      );
      const { description } = (await desk.open(article)).values as { description: string };
      await desk.set(article, "description", description, "Another description.");
      await page.goto(`/site?file=${article}`);
      await page.getByRole("img", { name: "Photo at the top" }).waitFor();
      await expectUsable(page, "photo");
      for (const button of ["Copy …", "Address …", "Remove …", "History", "Discard the draft", "Link"]) {
        await page.getByRole("button", { name: button, exact: true }).click();
        await page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor();
        await expectUsable(page, button);
        await close(page);
      }
      for (const { file } of await desk.drafts()) await desk.discard(file);
    });

    test("what will change can be seen", async ({ page, owner, server }) => {
      const desk = siteClient(owner, server);
      await desk.set(person, "role", "Role of the first person", "Another role");
      await page.goto("/site");
      await page.getByRole("button", { name: /^Changes/ }).click();
      await expect(page.getByText("What visitors will see")).toBeVisible({ timeout: 120_000 });
      await page.getByRole("button", { name: "Make a preview link" }).click();
      await page.getByLabel("Link, for 24 hours").waitFor();
      await expectUsable(page, "changes");
      await page.getByRole("button", { name: "Stop sharing" }).click();
      await desk.discard(person);
    });

    test("samples, publications and what two people wrote can be used", async ({ page, owner, server }) => {
      await page.goto("/site/samples");
      await page.getByRole("status").filter({ hasText: "not confirmed" }).waitFor();
      await expectUsable(page, "samples");
      await page.goto("/site/publications");
      await page.getByText("(live)").waitFor();
      await expectUsable(page, "publications");
      await page.goto(`/site?file=${person}`);
      const role = page.getByRole("textbox", { name: "Role", exact: true });
      await role.waitFor();
      await page.route("**/api/live", (route) => route.abort());
      await page.context().setOffline(true);
      const desk = siteClient(owner, server);
      const before = ((await desk.open(person)).values as { role: string }).role;
      await desk.set(person, "role", before, "Another role");
      await role.fill("My role");
      await page.context().setOffline(false);
      await expect(page.getByText("Your text: “My role”")).toBeVisible();
      await expectUsable(page, "two versions");
      await desk.discard(person);
    });
  });
}
