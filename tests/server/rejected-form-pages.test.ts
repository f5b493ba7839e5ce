import { HTMLElement, parse } from "node-html-parser";
import { expect, test, vi } from "vitest";
import { rejectedFormPages } from "#server/http/forms/rejected-form-pages.tsx";
import { Problem } from "#server/http/replies/problem.ts";
import { fixtureDist } from "../setup/sites.ts";

const pages = rejectedFormPages(`${fixtureDist}/client`, {
  title: "Not stored",
  enteredValues: "What you typed",
  back: "Back",
  home: "Home",
  opened: { title: "Not shown", retry: "Again" },
});

function fill(values: Record<string, string>) {
  const queries = vi.spyOn(HTMLElement.prototype, "querySelectorAll");
  const { html } = pages.render({ pagePath: "/apply-founder", values }, new Problem(422, "Not yet."));
  const queryCount = queries.mock.calls.length;
  queries.mockRestore();
  return { html, queryCount };
}

test("fills in what was typed and ignores unknown field names without extra queries", () => {
  const typed = { name: "Åsa", message: "Two\nlines" };
  const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, number) => [`n${number}`, ""]));
  const [few, many] = [fill(typed), fill({ ...typed, ...unknown })];
  expect(few.html).toContain('value="Åsa"');
  expect(few.html).toContain("\nTwo\nlines</textarea>");
  expect(many.queryCount).toBe(few.queryCount);
  expect(many.html === few.html).toBe(true);
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
])("a form of page %s that is not built leads to %s", (pagePath, href, label) => {
  const problem = new Problem(422, "Not yet.");
  for (const values of [{}, { name: "Åsa" }] as Record<string, string>[]) {
    const page = parse(pages.render({ pagePath, values }, problem).html);
    expect(page.querySelector("h1")?.text).toBe("Not stored");
    const link = page.querySelector("a");
    expect([link?.getAttribute("href"), link?.text]).toEqual([href, label]);
  }
});

test.each(["Anna &amp; Bo", "AT&T &lt;b&gt;", '"><b>', "'&#39;\""])(
  "escapes %s in a single line and in a text area",
  (typed) => {
    const page = parse(fill({ name: typed, message: typed }).html);
    expect(page.querySelector("[name=name]")?.getAttribute("value")).toBe(typed);
    expect(page.querySelector("[name=message]")?.text).toBe(`\n${typed}`);
  },
);
