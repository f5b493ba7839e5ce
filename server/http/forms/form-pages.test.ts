import { HTMLElement, parse } from "node-html-parser";
import { expect, test, vi } from "vitest";
import { Problem } from "../replies/problem.ts";
import { formPages } from "./form-pages.tsx";

const pages = formPages(".generated/fixture-site/dist/client", {
  title: "Not sent",
  typed: "What you typed",
  back: "Back",
});

function fill(values: Record<string, string>) {
  const walks = vi.spyOn(HTMLElement.prototype, "querySelectorAll");
  const { html } = pages.fill({ page: "/apply-founder", values }, new Problem(422, "Not yet."));
  const count = walks.mock.calls.length;
  walks.mockRestore();
  return { html, count };
}

test("what was typed comes back, and names the form does not have make no work", () => {
  const typed = { name: "Åsa", message: "Two\nlines" };
  const strange = Object.fromEntries(Array.from({ length: 1_000 }, (_, number) => [`n${number}`, ""]));
  const [plain, crowded] = [fill(typed), fill({ ...typed, ...strange })];
  expect(plain.html).toContain('value="Åsa"');
  expect(plain.html).toContain("\nTwo\nlines</textarea>");
  expect(crowded.count).toBe(plain.count);
  expect(crowded.html === plain.html).toBe(true);
});

test.each(["Anna &amp; Bo", "AT&T &lt;b&gt;", '"><b>', "'&#39;\""])(
  "%s comes back as it was typed, in a line as in a text of several",
  (typed) => {
    const page = parse(fill({ name: typed, message: typed }).html);
    expect(page.querySelector("[name=name]")?.getAttribute("value")).toBe(typed);
    expect(page.querySelector("[name=message]")?.text).toBe(`\n${typed}`);
  },
);
