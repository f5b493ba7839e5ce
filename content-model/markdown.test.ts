import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

test("renders headings with ids and lists those of the second level", () => {
  const { html, headings } = renderMarkdown("## First résumé\n\nText.\n\n### Detail\n\n## Second");
  expect(html).toContain('<h2 id="first-resume">First résumé</h2>');
  expect(html).toContain('<h3 id="detail">Detail</h3>');
  expect(headings).toEqual([
    { id: "first-resume", text: "First résumé" },
    { id: "second", text: "Second" },
  ]);
});

test("gives equal headings different ids", () => {
  const { headings } = renderMarkdown("## Costs\n\n## Costs");
  expect(headings.map(({ id }) => id)).toEqual(["costs", "costs-2"]);
});

test("marks a link as a sample", () => {
  const { html } = renderMarkdown("Call [sample: [us](tel:1)].");
  expect(html).toBe('<p>Call <a href="tel:1">us</a> <span data-sample>Sample</span>.</p>\n');
});

test("marks words as a sample", () => {
  const { html } = renderMarkdown("Kept [sample: in *Sweden*], not [elsewhere](/a).");
  expect(html).toBe(
    '<p>Kept in <em>Sweden</em> <span data-sample>Sample</span>, not <a href="/a">elsewhere</a>.</p>\n',
  );
});

test("names the column of each cell of a table after the first", () => {
  const { html } = renderMarkdown("| A | B & C | D |\n| --- | --- | --- |\n| *a* | b | d |");
  expect(html).toContain('<th scope="col">A</th>');
  expect(html).toContain("<tr><td><em>a</em></td>");
  expect(html).toContain('<td data-label="B &#38; C">b</td><td data-label="D">d</td>');
});
