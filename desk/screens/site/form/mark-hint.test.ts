import { expect, test } from "vitest";
import { markHint } from "./mark-hint.ts";

test("signs in a text are explained", () => {
  expect(markHint("phone", "+46 8 1*", {})).toMatch("not confirmed");
  expect(markHint("title", "Meets *Ambition*", {})).toMatch("stay on one line");
  expect(markHint("title", "Plain [text]", {})).toBeUndefined();
  expect(markHint("body", "*Markdown*", {})).toBeUndefined();
});

test("what is filled in is told where it is known", () => {
  const text = "{facts.buyers} of {facts.buyers} for {range}";
  expect(markHint("text", text, { "{facts.buyers}": "30" })).toBe(
    "{facts.buyers} is shown as 30. {range} is filled in automatically.",
  );
});
