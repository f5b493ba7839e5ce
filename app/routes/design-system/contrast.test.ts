import { expect, test } from "vitest";
import { contrast, readColours } from "./contrast.ts";

test("contrast is measured as WCAG measures it, whichever colour comes first", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("colours are read from the tokens by their names", () => {
  expect(readColours("--color-basalt-raised: #161617; --color-x: var(--y);")).toEqual({
    "basalt-raised": "#161617",
  });
});
