import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { addressesInText } from "#content-model/checks/text-links.ts";
import { ContentText } from "./ContentText.tsx";

const render = (text: string) => renderToStaticMarkup(createElement(ContentText, { text }));

test("a link to a source is drawn between the words around it", () => {
  const html = render("By law ([An Act](https://law.example/2005:551), section 1), and [a value].");
  expect(html).toMatch(/^By law \(<a href="https:\/\/law\.example\/2005:551"[^>]*>An Act<\/a>, section 1\)/);
  expect(html).toContain("and [a value].");
});

test("a link to a page of the site keeps its address", () => {
  expect(render("See [the guide](/insights/guide#rules).")).toMatch(
    /<a href="\/insights\/guide#rules"[^>]*>the guide<\/a>/,
  );
});

test("only pages of the site and https addresses become links", () => {
  expect(render("[here](//other.example)")).toBe("[here](//other.example)");
  expect(render("[here](javascript:alert(1))")).toBe("[here](javascript:alert(1))");
});

test.each(["[a](/b) and [c](https://d.example/?e)", "[a](//b)", "[a](http://b)", "[a](/b c)", "[a](/(b))"])(
  "the checks of the content find the links that are shown: %s",
  (text) => {
    const shown = [...render(text).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(addressesInText(text)).toEqual(shown);
  },
);

test("a mark and a full stop stay in the box of the figure before them", () => {
  expect(render("From 40,000 euro* a year, in 9 to 14 months.")).toMatch(
    /inline-block">40,000 euro<sup.*<\/sup><\/span> <span class="inline-block">a year,<\/span> in 9 to <span class="inline-block">14 months\.</,
  );
});
