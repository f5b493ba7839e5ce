import { expect, test } from "vitest";
import { pageWeight } from "../../bench/weights.ts";
import { builtPages } from "./built-pages.ts";

test.each(builtPages.map(({ path }) => path))("%s loads at most 115 KB of scripts", (path) => {
  expect(pageWeight(path).scriptBytes / 1024).toBeLessThanOrEqual(115);
});
