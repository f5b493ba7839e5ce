import { axeFindingsInBothSchemes } from "../axe.ts";
import { expect, receiveApplications, rowLink, test } from "./desk-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 390, height: 844 };

test("the inbox has no findings in any of its states", async ({ page, owner, server }) => {
  await receiveApplications(server, `Axe ${owner.id.slice(0, 6)}`);
  await page.goto("/?all");
  await page.getByText("Answer due").first().waitFor();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);

  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.getByText("Mark as").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with a selection").toEqual([]);
  await page.keyboard.press("s");
  await page.getByRole("listbox").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with the list of stages").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog").filter({ has: page.getByRole("listbox") });
  await palette.getByRole("option").first().waitFor();
  expect(await axeFindingsInBothSchemes(page), "with the palette").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await page.keyboard.press("?");
  await page.getByText("Use single-key shortcuts").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with the keys").toEqual([]);

  await page.goto("/?since=2026-01-01");
  await page.getByRole("button", { name: "From 2026-01-01" }).click();
  await page.getByLabel("Until", { exact: true }).waitFor();
  expect(await axeFindingsInBothSchemes(page), "with dates").toEqual([]);
  await page.goto("/?q=nothing-at-all");
  await page.getByText("Nothing matches").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with nothing found").toEqual([]);
});

test("the screens around the inbox have no findings", async ({ ownerPage: page }) => {
  for (const [path, text] of [
    ["/activity", "signed in"],
    ["/about", "Retention"],
    ["/account", "this one"],
    ["/nothing/here", "There is no such screen"],
    ["/members", "(you)"],
  ] as const) {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    expect(await axeFindingsInBothSchemes(page), path).toEqual([]);
  }
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByText("Your colleague can change this name later.").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with an invitation").toEqual([]);
});

test("phones have no findings", async ({ page, owner, server }) => {
  const name = `Phone ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.setViewportSize(phone);
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("dialog", { name: "Filters" }).waitFor();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test("sign-in has no findings", async ({ page }) => {
  for (const path of ["/sign-in", "/sign-in/link#token", "/set-up#token"]) {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  }
});
