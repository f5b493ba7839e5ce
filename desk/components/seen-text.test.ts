import { expect, test } from "vitest";
import { seenText } from "./seen-text.ts";

test("what a member sees is told with positions and ventures", () => {
  expect(seenText({ forms: [], positions: [], ventures: [] })).toBe("");
  expect(seenText({ forms: ["founder"], positions: ["Analyst"], ventures: ["Plenum"] })).toBe(
    "Founders, Analyst, jobs at Plenum",
  );
});
