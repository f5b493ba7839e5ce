import { expect, test } from "vitest";
import { contrast, readColors } from "./contrast.ts";

test("returns the WCAG contrast ratio in either order of the colors", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("reads colors by name from the tokens and skips references", () => {
  expect(readColors("--color-basalt-raised: #161617; --color-x: var(--y);")).toEqual({
    "basalt-raised": "#161617",
  });
});
