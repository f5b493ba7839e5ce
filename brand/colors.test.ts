import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColors } from "./colors.ts";

test("brand colors equal the design tokens of the same names", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  for (const [name, color] of Object.entries(brandColors)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokens).toContain(`--color-${token}: ${color};`);
  }
});
