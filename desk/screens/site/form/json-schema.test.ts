import { expect, test } from "vitest";
import { emptyValue, type JsonSchema } from "#contract/desk/json-schema.ts";
import { labelOf, schemaFor, summaryOf } from "./json-schema.ts";

const text: JsonSchema = { type: "string" };
const list: JsonSchema = { type: "array", items: text, minItems: 2 };
const kind = (name: string): JsonSchema => ({
  type: "object",
  properties: { kind: { type: "string", const: name }, title: text, note: text },
  required: ["kind", "title"],
});

test("of several alternatives the one that fits the value is shown", () => {
  const union: JsonSchema = { oneOf: [kind("a"), kind("b"), { anyOf: [list, text] }] };
  expect(schemaFor(union, { kind: "b", title: "B" })).toEqual(kind("b"));
  expect(schemaFor(union, ["a"])).toEqual(list);
  expect(schemaFor(union, "a")).toEqual(text);
  expect(schemaFor(union, { kind: "c" })).toEqual(kind("a"));
});

test("a new value has what it must have", () => {
  expect(emptyValue(kind("a"))).toEqual({ kind: "a", title: "" });
  expect(emptyValue(list)).toEqual(["", ""]);
  expect(emptyValue({ type: "integer", minimum: 3 })).toBe(3);
});

test("labels and summaries are words", () => {
  expect(labelOf("fullBio")).toBe("Full bio");
  expect(labelOf("seo")).toBe("Search engines");
  expect(summaryOf({ href: "/a", title: "Meets *Ambition*" })).toBe("Meets Ambition");
});
