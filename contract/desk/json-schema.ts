import { dateOf } from "./format-day.ts";
import type { SiteValue } from "./site-values.ts";

/** The part of a JSON Schema from which a form is made. */
export type JsonSchema = {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: SiteValue[];
  const?: SiteValue;
  default?: SiteValue;
  minimum?: number;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  /** What a new value begins with, where that is more than the fields that it must have. */
  newValue?: SiteValue;
  /** What stands in its place in a preview while something in it is still to be written. */
  placeholder?: SiteValue;
  /** The words of the button that adds it, which then stands in its place in the form. */
  addLabel?: string;
  /** Whether it is a text whose line breaks are kept. */
  hasLines?: boolean;
  /** The folder of the item that it names by the end of its address. */
  itemOf?: string;
};

/** The alternatives of a schema that say what a value is. */
export function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (inner.length > 0) return inner.flatMap(alternativesOf);
  return schema.type || schema.enum || schema.const !== undefined
    ? [schema]
    : (schema.allOf ?? []).flatMap(alternativesOf);
}

/** The schema of a field of a map: its own, or that of all further fields. */
export function fieldSchema(schema: JsonSchema, name: string): JsonSchema | undefined {
  const further = typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
  return schema.properties?.[name] ?? further;
}

/** A new value with everything that it must have, still empty. */
export function emptyValue(schema: JsonSchema): SiteValue {
  const one = alternativesOf(schema)[0] ?? schema;
  const given = schema.newValue ?? one.newValue;
  if (given !== undefined) return given;
  // Adding a checkbox means the opposite of its default.
  if (one.type === "boolean") return one.default !== true;
  if (one.default !== undefined) return one.default;
  if (one.const !== undefined) return one.const;
  if (one.enum) return one.enum[0] ?? "";
  switch (one.type) {
    case "object":
      return Object.fromEntries(
        (one.required ?? [])
          .filter((name) => fieldSchema(one, name)?.default === undefined)
          .map((name) => [name, emptyValue(fieldSchema(one, name) ?? {})]),
      );
    case "array":
      return Array.from({ length: one.minItems ?? 0 }, () => emptyValue(one.items ?? {}));
    case "integer":
    case "number":
      return Math.max(1, one.minimum ?? 1);
    default:
      return one.format === "date" ? dateOf(Date.now()) : "";
  }
}
