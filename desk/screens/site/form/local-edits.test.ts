import { expect, test } from "vitest";
import { applyLocally, queueEdit } from "./local-edits.ts";

const values = { title: "A", list: ["a", "b", "c"], inner: { text: "x" } };

test("edits change a copy, and nothing that they do not concern", () => {
  const edited = applyLocally(values, { kind: "set", path: ["inner", "text"], before: "x", value: "y" });
  expect(edited).toEqual({ ...values, inner: { text: "y" } });
  expect((edited as typeof values).list).toBe(values.list);
  const list = (edit: object) =>
    applyLocally(values, { path: ["list"], before: "a", index: 0, ...edit } as never);
  expect(list({ kind: "move", to: 2 })).toMatchObject({ list: ["b", "c", "a"] });
  expect(list({ kind: "remove" })).toMatchObject({ list: ["b", "c"] });
  expect(list({ kind: "insert", value: "n" })).toMatchObject({ list: ["n", "a", "b", "c"] });
  expect(applyLocally(values, { kind: "set", path: ["title"], before: "A" })).not.toHaveProperty("title");
});

test("what is typed in a row is one edit", () => {
  const set = (name: string, before: string, value: string) => ({
    kind: "set" as const,
    path: [name],
    before,
    value,
  });
  const waiting = [set("a", "", "x"), set("a", "x", "xy"), set("b", "", "z"), set("a", "xy", "")].reduce(
    queueEdit,
    [],
  );
  expect(waiting).toEqual([set("a", "", "xy"), set("b", "", "z"), set("a", "xy", "")]);
});
