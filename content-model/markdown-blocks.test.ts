import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";
import { renderChart } from "./markdown-blocks.ts";

test("a code block of the language chart becomes bars on one scale", () => {
  const { html } = renderMarkdown(
    '```chart\ntitle: Cost & tax\nunit: "%"\nbars:\n  - { label: Salary, to: 100 }\n  - { label: Tax, from: 100, to: 125, value: about 25 }\n```',
  );
  expect(html).toContain("<figcaption>Cost &#38; tax</figcaption>");
  expect(html).toContain('<b>100%</b><i style="margin-left:0%;width:80%">');
  expect(html).toContain('<b>about 25</b><i data-added style="margin-left:80%;width:20%">');
  const thirds = "title: Thirds\nbars:\n  - { label: A, from: 0.1, to: 0.3 }\n  - { label: B, to: 1 }";
  expect(renderChart(thirds)).toContain("<b>0.2</b>");
});

test("a chart with parts divides each row; a part of 0 is left out", () => {
  const html = renderChart(
    'title: Owners\nunit: "%"\nparts: [Founders, Investor]\nrows:\n  - { label: Now, values: [100, 0] }',
  );
  expect(html.match(/<i [^>]+>/g)).toEqual(['<i data-part="1" style="width:100%">']);
  expect(html).toContain('<b style="width:100%"><span class="sr-only">Founders </span>100%</b>');
  expect(html).not.toContain('<span class="sr-only">Investor');
});

test("a chart with periods marks them on a year", () => {
  const html = renderChart(
    "title: Year\nperiods:\n  - { label: Summer & sun, from: 2027-07-01, to: 2027-07-31 }",
  );
  expect(html).toContain('<i style="left:50%;width:8.33%"></i>');
  expect(html).toContain("<li><span>Summer &#38; sun</span> <b>1–31 Jul</b></li>");
});

test.each([
  ["title: Year\nperiods:\n  - { label: A, from: 2027-12-23, to: 2028-01-06 }", "one year"],
  ["title: No bars", "bars"],
  ["title: Sum\nparts: [A, B]\nrows:\n  - { label: Now, values: [50, 40] }", "add up to 100"],
  ["title: Order\nbars:\n  - { label: A, from: 2, to: 1 }\n  - { label: B, to: 1 }", "more than “from”"],
])("a chart that cannot be drawn says why: %j", (yaml, message) => {
  expect(() => renderChart(yaml)).toThrow(message);
});

test("a quotation that begins with [!NOTE] becomes a note, others stay quotations", () => {
  const { html } = renderMarkdown("> [!NOTE] Midsummer is *late* in June.\n\nText.\n\n> A quotation.");
  expect(html).toContain(
    '<div class="margin-note" role="note"><p>Midsummer is <em>late</em> in June.</p></div>',
  );
  expect(html).toContain("<blockquote>\n<p>A quotation.</p>");
});

test("other code blocks stay as they are", () => {
  expect(renderMarkdown("```\ncode\n```").html).toContain("<pre><code>code");
});
