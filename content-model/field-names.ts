import { distance } from "fastest-levenshtein";
import * as z from "zod";

/** The part of a JSON Schema that says which fields and values there are. */
export type FieldSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, FieldSchema>;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  allOf?: FieldSchema[];
};

const cache = new WeakMap<z.core.$ZodType, FieldSchema>();

/** The JSON Schema of what a file may hold. */
export function jsonSchemaOf(schema: z.core.$ZodType): FieldSchema {
  const json =
    cache.get(schema) ?? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema);
  cache.set(schema, json);
  return json;
}

/** A schema and its alternatives. */
function alternatives(schema: FieldSchema): FieldSchema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inner.flatMap(alternatives)];
}

/** The schema of a file, and its alternatives. */
export const rootSchemas = (schema: z.core.$ZodType) => alternatives(jsonSchemaOf(schema));

/** The schemas of an entry or field of what has one of some schemas. */
export function innerSchemas(schemas: FieldSchema[], key: PropertyKey): FieldSchema[] {
  return schemas.flatMap(({ properties, additionalProperties, items }) => {
    const next = typeof key === "number" ? items : (properties?.[String(key)] ?? additionalProperties);
    return typeof next === "object" ? alternatives(next) : [];
  });
}

/** The schemas that hold for a path, of which one alternative must fit. */
export const schemasAt = (schema: z.core.$ZodType, path: PropertyKey[]): FieldSchema[] =>
  path.reduce<FieldSchema[]>(innerSchemas, rootSchemas(schema));

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
