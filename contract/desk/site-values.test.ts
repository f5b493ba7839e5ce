import { expect, test } from "vitest";
import { editedValues } from "./site-values.ts";

const values = { title: "A", list: ["a", "b", "c"], inner: { text: "x" } };

test("edits change a copy, and nothing that they do not concern", () => {
  const edited = editedValues(values, { kind: "set", path: ["inner", "text"], before: "x", value: "y" });
  expect(edited).toEqual({ ...values, inner: { text: "y" } });
  expect((edited as typeof values).list).toBe(values.list);
  const list = (edit: object) =>
    editedValues(values, { path: ["list"], before: "a", index: 0, ...edit } as never);
  expect(list({ kind: "move", to: 2 })).toMatchObject({ list: ["b", "c", "a"] });
  expect(list({ kind: "remove" })).toMatchObject({ list: ["b", "c"] });
  expect(list({ kind: "insert", value: "n" })).toMatchObject({ list: ["n", "a", "b", "c"] });
  expect(editedValues(values, { kind: "set", path: ["title"], before: "A" })).not.toHaveProperty("title");
});
