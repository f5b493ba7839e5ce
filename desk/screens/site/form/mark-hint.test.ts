import { expect, test } from "vitest";
import { markHint } from "./mark-hint.ts";

test("signs in a text are explained", () => {
  expect(markHint("phone", "+46 8 1*")).toMatch("not confirmed");
  expect(markHint("title", "Meets *Ambition*")).toMatch("highlighted");
  expect(markHint("salary.text", "{range} a month")).toMatch("filled in");
  expect(markHint("title", "Plain [text]")).toBeUndefined();
  expect(markHint("body", "*Markdown*")).toBeUndefined();
});
