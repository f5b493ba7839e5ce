import { expect, test } from "vitest";
import { labelOf, mistakeText, placeName, schemaAt, schemaFor, summaryOf } from "./field-labels.ts";
import { emptyValue, type JsonSchema } from "./json-schema.ts";
import type { SiteValue } from "./site-values.ts";

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
  expect([labelOf("fullBio"), labelOf(0)]).toEqual(["Full bio", "Entry 1"]);
  expect(labelOf("seo")).toBe("Search engines");
  expect([labelOf("url"), labelOf("linkedin")]).toEqual(["URL", "LinkedIn"]);
  expect(summaryOf({ href: "/a", title: "Meets *Ambition*" })).toBe("Meets Ambition");
});

test("what is wrong with a field is a sentence", () => {
  expect(mistakeText("Role", "is empty; write a text")).toBe("Role is empty; write a text.");
  expect(mistakeText("Appears on", "choose a date and a time")).toBe("Choose a date and a time.");
});

test("a place is told in the words of the form", () => {
  const item: JsonSchema = {
    type: "object",
    properties: { title: text, note: { ...text, title: "Remark" } },
  };
  const start: JsonSchema = { type: "object", properties: { value: text } };
  const schema: JsonSchema = {
    type: "object",
    properties: { seo: item, sections: { type: "array", items: item }, tags: list, start },
  };
  const values: SiteValue = { seo: { title: "Home" }, sections: [{ title: "Our *offer*" }, {}], tags: ["A"] };
  expect(placeName(schema, values, ["start", "value"])).toBe("Start");
  expect(placeName(schema, values, ["sections", 0, "note"])).toBe("Sections “Our offer”, Remark");
  expect(placeName(schema, values, ["sections", 1, "note"])).toBe("Sections 2, Remark");
  expect(placeName(schema, values, ["tags", 0])).toBe("Tags 1");
  expect(placeName(schema, values, ["seo", "title"])).toBe("Search engines, Title");
  expect(schemaAt(schema, values, ["sections", 0])).toEqual(item);
  expect(schemaAt(schema, values, ["tags"])).toEqual(list);
});
