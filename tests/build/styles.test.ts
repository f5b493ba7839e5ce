import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";

const stylesheets = globSync("dist/client/assets/*.css").map((file) => readFileSync(file, "utf8"));

/** The elements a selector is about: what stands after its last combinator, outside parentheses. */
function subject(selector: string): string {
  let depth = 0;
  let start = 0;
  for (const [index, sign] of [...selector].entries()) {
    if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    else if (depth === 0 && /[\s>+~]/.test(sign)) start = index + 1;
  }
  return selector.slice(start);
}

// Whatever is put into a page may change what `:has()` says of its ancestors. Where the subject has no name of its
// own, a browser then works out the styles of the whole page anew.
test("what a rule with :has() is about has a name", () => {
  const selectors = stylesheets.flatMap((css) => {
    const found: string[] = [];
    postcss.parse(css).walkRules((rule) => {
      found.push(...rule.selectors.filter((selector) => selector.includes(":has(")));
    });
    return found;
  });
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => /^(\*|:(?!is\())/.test(subject(selector)))).toEqual([]);
});

// Chromium takes `normal` for another typeface than none, and lays the whole page out again for it.
test("the whole stylesheet sets nothing of the typeface that a page's own rules do not", () => {
  expect(stylesheets.filter((css) => /font-(feature|variation)-settings/.test(css))).toEqual([]);
});
