import { expect, test } from "vitest";
import type * as z from "zod";
import { labelOf } from "#contract/desk/field-labels.ts";
import { alternativesOf, emptyValue, fieldSchema, type JsonSchema } from "#contract/desk/json-schema.ts";
import { itemKinds } from "#contract/desk/site-items.ts";
import type { SiteValue } from "#contract/desk/site-values.ts";
import { contentFiles } from "./content-files.ts";
import { jsonSchemaOf } from "./field-names.ts";

type Path = PropertyKey[];
type Branch = Record<PropertyKey, SiteValue>;

const parentAt = (value: SiteValue, path: Path) =>
  path.slice(0, -1).reduce((inner, key) => (inner as Branch)[key] as SiteValue, value) as Branch;

/** What a person writes into an empty field; one of them suits every control. */
const written: SiteValue[] = [
  "A text",
  3,
  "2026-11-22",
  "https://studio.example/",
  "a@studio.example",
  "SE",
  "a-name",
];

const issuesOf = (schema: z.core.$ZodType, value: unknown) =>
  (schema as z.ZodType).safeParse(value).error?.issues ?? [];

const isControl = (value: unknown) => typeof value !== "object" || value === null;

/** Chooses or writes in each empty control that is complained about until nothing is. @returns the issues that stay */
function complete(schema: z.core.$ZodType, value: SiteValue) {
  const filled = { root: structuredClone(value) };
  for (let round = 0; round < written.length; round++) {
    for (const issue of issuesOf(schema, filled.root)) {
      const parent = parentAt(filled as SiteValue, ["root", ...issue.path]);
      const key = issue.path.at(-1) ?? "root";
      const [option] = issue.code === "invalid_value" ? issue.values : [];
      if (parent && isControl(parent[key])) parent[key] = (option ?? written[round]) as SiteValue;
    }
  }
  return issuesOf(schema, filled.root);
}

const items = Object.entries(contentFiles).filter(([glob]) =>
  Object.hasOwn(itemKinds, glob.split("/")[0] ?? ""),
);

test.each(items)("a new item of %s with empty fields can be completed in its controls", (_, schema) => {
  const value = emptyValue(jsonSchemaOf(schema));
  expect(complete(schema, value)).toEqual([]);
});

test.each(items)("no two fields of %s have the same name in its form", (_, schema) => {
  const { properties = {} } = jsonSchemaOf(schema);
  const fields = [...Object.entries(properties), ...Object.entries(properties.seo?.properties ?? {})];
  const labels = fields.map(([name, field]) => labelOf(name, field));
  expect(labels).toEqual([...new Set(labels)]);
});

/** Everything in a schema that can be added, with its empty value. */
function* additions(
  schema: JsonSchema,
  at: string,
): Generator<[at: string, schema: JsonSchema, value: SiteValue]> {
  for (const one of alternativesOf(schema)) {
    const further = typeof one.additionalProperties === "object" ? { "*": one.additionalProperties } : {};
    for (const [name, inner] of Object.entries({
      ...one.properties,
      ...further,
      ...(one.items && { "#": one.items }),
    })) {
      yield [`${at}.${name}`, inner, emptyValue(inner)];
      yield* additions(inner, `${at}.${name}`);
    }
  }
}

/** The fields of a value, at any depth, that are a control although their schema wants fields or a list. */
function misfits(schema: JsonSchema, value: SiteValue, at: string): string[] {
  const one = alternativesOf(schema)[0] ?? schema;
  if (one.type === "object") {
    if (isControl(value)) return [at];
    return Object.entries(value as Branch).flatMap(([name, inner]) =>
      misfits(fieldSchema(one, name) ?? {}, inner, `${at}.${name}`),
    );
  }
  if (one.type === "array") {
    if (!Array.isArray(value)) return [at];
    return value.flatMap((entry, index) => misfits(one.items ?? {}, entry, `${at}.${index}`));
  }
  return [];
}

test.each(Object.entries(contentFiles))(
  "what can be added in %s has the fields that it needs",
  (_, schema) => {
    const found = [...additions(jsonSchemaOf(schema), "")];
    expect(found.flatMap(([at, one, value]) => misfits(one, value, at))).toEqual([]);
  },
);
