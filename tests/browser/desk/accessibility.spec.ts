import type { Page } from "@playwright/test";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { expect, receiveApplications, rowLink, test } from "./desk-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type State = { name: string; path: string; ready: string; act?: (page: Page) => Promise<void> };

const phone = { width: 390, height: 844 };

/** Each state of the shell, the inbox and the screens around it; `ready` is a text that stands in it. */
const states: State[] = [
  { name: "inbox", path: "/", ready: "Answer due" },
  {
    name: "selection",
    path: "/",
    ready: "Answer due",
    act: async (page) => {
      await page.keyboard.press("j");
      await page.keyboard.press("x");
      await page.getByText("Mark as").waitFor();
    },
  },
  {
    name: "open list of stages",
    path: "/",
    ready: "Answer due",
    act: async (page) => {
      await page.keyboard.press("s");
      await page.getByRole("listbox").waitFor();
    },
  },
  { name: "nothing found", path: "/?q=nothing-at-all", ready: "Nothing matches" },
  {
    name: "palette",
    path: "/",
    ready: "Answer due",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "keys",
    path: "/",
    ready: "Answer due",
    act: async (page) => {
      await page.keyboard.press("?");
      await page.getByText("Use single keys").waitFor();
    },
  },
  {
    name: "dates",
    path: "/?since=2026-01-01",
    ready: "From 2026-01-01",
    act: async (page) => {
      await page.getByRole("button", { name: "From 2026-01-01" }).click();
      await page.getByLabel("Until").waitFor();
    },
  },
  { name: "members", path: "/members", ready: "(you)" },
  {
    name: "invitation",
    path: "/members",
    ready: "(you)",
    act: async (page) => {
      await page.getByRole("button", { name: "Invite" }).click();
      await page.getByText("They can change it themselves.").waitFor();
    },
  },
  { name: "activity", path: "/activity", ready: "signed in" },
  { name: "about", path: "/about", ready: "Retention" },
  { name: "account", path: "/account", ready: "this one" },
  { name: "unknown address", path: "/nothing/here", ready: "There is no such screen" },
];

for (const { name, path, ready, act } of states) {
  test(`${name} has no findings`, async ({ page, owner, server }) => {
    await receiveApplications(server, `Axe ${owner.id.slice(0, 6)}`);
    await page.goto(path);
    await page.getByText(ready).first().waitFor();
    await act?.(page);
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}

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
    await page.getByRole("button").first().waitFor();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  }
});
