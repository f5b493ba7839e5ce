import { expect, test } from "vitest";
import { readPages } from "#server/publications/changes/page-texts.ts";
import { pageWeight } from "../../bench/weights.ts";
import { realSite } from "../setup/sites.ts";

// The design system shows every component, so it loads all of them with the page; it is not indexed.
const appLimitKb = (path: string) => (path === "/design-system" ? 130 : 115);

/** Of all style sheets of a page together, compressed, with the letters of its headlines. */
const styleLimitKb = (path: string) => (path === "/design-system" ? 26 : 25);

test.each([...readPages(realSite)])(
  "%s loads few scripts and styles, and without the app no data for it",
  (path, html) => {
    const { hasApp, scriptBytes, styleBytes } = pageWeight(path);
    expect(styleBytes / 1024).toBeLessThanOrEqual(styleLimitKb(path));
    expect(scriptBytes / 1024).toBeLessThanOrEqual(hasApp ? appLimitKb(path) : 5);
    expect(html.includes("__reactRouter")).toBe(hasApp);
  },
);

test("only pages with forms, the cost comparison and the design system load the app", () => {
  const withApp = [...readPages(realSite).keys()].filter((path) => pageWeight(path).hasApp);
  expect(withApp.filter((path) => !path.startsWith("/careers/")).sort()).toEqual([
    "/apply-founder",
    "/apply-partner",
    "/contact",
    "/contact-test",
    "/design-system",
    "/programs/global-competence-program",
  ]);
});
