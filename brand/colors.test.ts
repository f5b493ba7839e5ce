import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColors } from "./colors.ts";

test("brand colors equal the design tokens of the same names", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const values = Object.keys(brandColors).map((name) => [
    name,
    new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1],
  ]);
  expect(Object.fromEntries(values)).toEqual(brandColors);
});
