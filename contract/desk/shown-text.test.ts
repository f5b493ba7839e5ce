import { expect, test } from "vitest";
import { plainText, shownText } from "./shown-text.ts";

test("a text is compared as visitors read it", () => {
  expect(shownText("Figures that\n  *count*, [by\\_us](/about#x)**: 15+*")).toBe(
    "Figures that count, by us: 15+",
  );
  expect(plainText("Åsa’s “week” 4–6")).toBe(`asa's "week" 4-6`);
});
