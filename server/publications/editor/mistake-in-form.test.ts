import { expect, test } from "vitest";
import { mistakeInForm } from "./mistake-in-form.ts";

const file = "articles/guide.md";
const text = "---\ntitle: Guide\n---\n\nThe first line.\n\nThe **second line.\n";

test("a mistake in a long text is at its field, and says the line", () => {
  expect(mistakeInForm({ file, line: 7, message: "is wrong" }, text)).toEqual({
    field: "body",
    message: "is wrong (in “The **second line.”)",
  });
  const long = mistakeInForm({ file, line: 7, message: "" }, text.replace("second", "x".repeat(100)));
  expect(long.message).toMatch(/^ \(in “The \*\*x{54}…”\)$/);
  // Of an empty line there is nothing to say.
  expect(mistakeInForm({ file, line: 6, message: "is wrong" }, text).message).toBe("is wrong");
});

test("a mistake in the fields above it, and in any other file, says no line", () => {
  const mistake = { file, line: 2, field: "title", message: "is wrong" };
  const said = { field: "title", message: "is wrong" };
  expect(mistakeInForm(mistake, text)).toEqual(said);
  expect(mistakeInForm({ ...mistake, file: "people/anna.yaml" }, "name: Anna\ntitle: x\n")).toEqual(said);
  expect(mistakeInForm({ file: "people/anna.jpg", message: "is wrong" }, null).field).toBe("");
});
