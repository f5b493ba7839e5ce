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
  const ids = renderMarkdown("## Costs\n\n## Costs\n\n## Costs 2").headings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test("makes the mark of a sample of an asterisk that emphasizes nothing", () => {
  const { html } = renderMarkdown("Kept in *Sweden*, by a host*. Call [us*](tel:1).\n\n- An item*");
  expect(html).toBe(
    '<p>Kept in <em>Sweden</em>, by a host<sup data-sample><span>*</span></sup>. Call <a href="tel:1">us</a><sup data-sample><span>*</span></sup>.</p>\n' +
      "<ul>\n<li>An item<sup data-sample><span>*</span></sup></li>\n</ul>\n",
  );
});

test("a paragraph that begins with a bold sentence is marked, one that begins with bold words is not", () => {
  const { html } = renderMarkdown("**Who pays?** You.\n\n**The bank,** then.\n\nYou **pay.**");
  expect(html.match(/<p[^>]*>/g)).toEqual(['<p class="run-in">', "<p>", "<p>"]);
});

test("a postcode and the number of an article of law do not break", () => {
  expect(renderMarkdown("At 111 34 Stockholm.").html).toContain(">111 34</span> Stockholm");
  expect(renderMarkdown("Law (article 6(1)(f)).").html).toContain(">6(1)(f)</span>).");
});

test("names the column of each cell of a table after the first", () => {
  const { html } = renderMarkdown("| A | B & C | **[D](/d)** |\n| --- | --- | --- |\n| *a* | b | d |");
  expect(html).toContain('<th scope="col">A</th>');
  expect(html).toContain("<tr><td><em>a</em></td>");
  expect(html).toContain('<td data-label="B &amp; C">b</td><td data-label="D">d</td>');
});

test("an address of a mail link adds no attribute", () => {
  expect(renderMarkdown("[a](mailto:a@studio.example?subject=A&amp;body=B)").html).toContain("A&amp;body=B");
  const { html } = renderMarkdown('[a](mailto:a@studio.example"style="position:fixed)');
  expect(html).toContain('href="mailto:a@studio.example&#34;style=&#34;position:fixed"');
});

test("HTML in a text is shown as it is written, and links lead to pages only", () => {
  const { html } = renderMarkdown(
    "A <b onclick=x>word</b>\n\n<script>alert(1)</script>\n\n<img src=x onerror=y>",
  );
  expect(html).not.toMatch(/<(b|script|img)/);
  expect(html).toContain("&#60;script&#62;alert(1)&#60;/script&#62;");
  for (const href of [
    "javascript:alert(1)",
    "JavaScript:x",
    "data:text/html,x",
    "vbscript:x",
    "java\tscript:x",
  ]) {
    expect(() => renderMarkdown(`[a](<${href}>)`), href).toThrow("begin it with / or https://");
  }
  expect(renderMarkdown("[a](/about?x=a:b) <info@studio.example> [b](https://x.example)").html).toContain(
    "/about?x=a:b",
  );
});
