import { expect, test } from "vitest";
import { newPageBudget, pageWeight, readBudget } from "../../bench/weights.ts";
import { builtPages } from "./built-pages.ts";

const budget = readBudget();

test.each(builtPages)(
  "$path keeps within its budget (`npm run bench -- weights --accept` changes it)",
  ({ path }) => {
    const weight = pageWeight(path);
    const allowed = budget[path] ?? newPageBudget;
    for (const part of ["html", "styles", "scripts"] as const) {
      expect(weight[part], part).toBeLessThanOrEqual(allowed[part]);
    }
  },
);

test("no page asks for a script before its first paint, and none loads more than 110 KB of them", () => {
  for (const { path, html } of builtPages) {
    expect(html, path).not.toMatch(/<script[^>]+src=/);
    expect(html, path).not.toMatch(/rel="modulepreload"/);
    expect(pageWeight(path).scripts, path).toBeLessThanOrEqual(110 * 1024);
  }
});
