import { distance } from "fastest-levenshtein";
import * as z from "zod";
import { fieldSchema, type JsonSchema } from "#contract/desk/json-schema.ts";

const cache = new WeakMap<z.core.$ZodType, JsonSchema>();

/** The JSON Schema of what a file may hold. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const json =
    cache.get(schema) ?? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);
  cache.set(schema, json);
  return json;
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inner.flatMap(alternatives)];
}

/** The schema of a file, and its alternatives. */
export const rootSchemas = (schema: z.core.$ZodType) => alternatives(jsonSchemaOf(schema));

/** The schemas of an entry or field of what has one of some schemas. */
export function innerSchemas(schemas: JsonSchema[], key: PropertyKey): JsonSchema[] {
  return schemas.flatMap((schema) => {
    const next = typeof key === "number" ? schema.items : fieldSchema(schema, String(key));
    return typeof next === "object" ? alternatives(next) : [];
  });
}

/** The schemas that hold for a path, of which one alternative must fit. */
export const schemasAt = (schema: z.core.$ZodType, path: PropertyKey[]): JsonSchema[] =>
  path.reduce<JsonSchema[]>(innerSchemas, rootSchemas(schema));

/** The names of the fields that an item at a path may have. */
export function fieldNamesAt(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  return schemasAt(schema, path).flatMap(({ properties }) => Object.keys(properties ?? {}));
}

/** The values that a field at a path may have, where they are listed. */
export function valuesAt(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  const values = schemasAt(schema, path).flatMap((one) => [
    ...(one.enum ?? []),
    ...(one.const ? [one.const] : []),
  ]);
  return [...new Set(values.map(String))];
}

/** The one of these names that was probably meant, or undefined. */
export function closestName(name: string, names: string[]): string | undefined {
  const normalize = (text: string) => text.toLowerCase().replace(/[-_\s.]/g, "");
  const rated = names.map((one) => ({ one, edits: distance(normalize(name), normalize(one)) }));
  const [best] = rated.sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(1, Math.floor(name.length / 3)) ? best.one : undefined;
}

/** The question at the end of a message, about the name that was probably meant; empty without one. */
export const didYouMean = (meant: string | undefined): string => (meant ? `; did you mean ${meant}?` : "");
