import { realpathSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { rejectedFormPages } from "#server/http/forms/rejected-form-pages.tsx";
import { Problem } from "#server/http/replies/problem.ts";
import { openSite } from "#server/site/open-site.ts";
import { pageRenderer } from "#server/site/page-renderer.ts";
import { openProgram } from "#server/site/program.ts";
import { fixtureContent, fixtureSite } from "../setup/sites.ts";

const site = await openSite(realpathSync(fixtureSite), fixtureContent);
const labels = {
  title: "Not stored",
  enteredValues: "What you typed",
  back: "Back",
  home: "Home",
  opened: { title: "Not shown", retry: "Again" },
};
const pages = rejectedFormPages(
  site,
  labels,
  await pageRenderer(openProgram(), () => site, `${fixtureSite}/../pictures`),
);

const fill = (values: Record<string, string>) =>
  pages.render(
    { pagePath: "/apply-founder", values },
    new Problem(422, "Not yet.", { errors: { email: "No." } }),
  );

test("fills in what was typed, says what is wrong, and runs no script", async () => {
  const { html, policy } = await fill({ name: "Åsa", message: "Two\nlines", unknown: "field" });
  const page = parse(html);
  expect(page.querySelector("[name=name]")?.getAttribute("value")).toBe("Åsa");
  expect(html).toContain("Two\nlines</textarea>");
  expect(page.querySelector("[data-form-banner]")?.hasAttribute("hidden")).toBe(false);
  expect(page.querySelector("[data-form-banner]")?.text).toContain("Not yet.");
  expect(page.querySelector("[name=email]")?.getAttribute("aria-invalid")).toBe("true");
  expect(page.querySelector("#founder-email-error")?.text).toBe("No.");
  expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toEqual([]);
  expect(policy).toContain("script-src 'self';");
});

test.each([
  [503, "", "Again"],
  [404, "/", "Home"],
])("shows a page of its own when one could not be opened with status %i", (status, href, label) => {
  const page = parse(pages.renderOpened(new Problem(status, "Not <now>.")).html);
  expect(page.querySelector("h1")?.text).toBe("Not shown");
  expect(page.querySelector("[role=alert]")?.innerHTML).toBe("Not &#60;now&#62;.");
  const link = page.querySelector("a");
  expect([link?.getAttribute("href"), link?.text]).toEqual([href, label]);
});

test.each([
  [undefined, "/", "Home"],
  ["/somewhere", "/somewhere", "Back"],
])("a form of page %s that is not built leads to %s", async (pagePath, href, label) => {
  const problem = new Problem(422, "Not yet.");
  for (const values of [{}, { name: "Åsa" }] as Record<string, string>[]) {
    const page = parse((await pages.render({ pagePath, values }, problem)).html);
    expect(page.querySelector("h1")?.text).toBe("Not stored");
    const link = page.querySelector("a");
    expect([link?.getAttribute("href"), link?.text]).toEqual([href, label]);
  }
});

test.each(["Anna &amp; Bo", "AT&T &lt;b&gt;", '"><b>', "'&#39;\""])(
  "escapes %s in a single line and in a text area",
  async (typed) => {
    const page = parse((await fill({ name: typed, message: typed })).html);
    expect(page.querySelector("[name=name]")?.getAttribute("value")).toBe(typed);
    expect(page.querySelector("[name=message]")?.text).toBe(typed);
  },
);
