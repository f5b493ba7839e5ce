import { alternativesOf, fieldSchema, type JsonSchema } from "./json-schema.ts";
import { isMap, type SiteValue, type ValueMap, type ValuePath } from "./site-values.ts";

const typeOf = (value: SiteValue | undefined) => {
  if (Array.isArray(value)) return "array";
  return value === null ? "null" : typeof value;
};

function fits(schema: JsonSchema, value: SiteValue | undefined): boolean {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value ?? null);
  const type = schema.type === "integer" ? "number" : schema.type;
  if (type !== typeOf(value)) return false;
  if (!isMap(value)) return true;
  // What tells the alternatives apart is a field with one possible value, or that must be there.
  return (
    Object.entries(schema.properties ?? {}).every(
      ([name, field]) => field.const === undefined || field.const === value[name],
    ) &&
    Object.keys(value).every((name) => schema.additionalProperties !== false || schema.properties?.[name])
  );
}

/** The schema that holds for a value: of several alternatives the one that it fits best. */
export function schemaFor(schema: JsonSchema, value: SiteValue | undefined): JsonSchema {
  const all = alternativesOf(schema);
  const sameType = all.find((one) => (one.type === "integer" ? "number" : one.type) === typeOf(value));
  return all.find((one) => fits(one, value)) ?? sameType ?? all[0] ?? schema;
}

/** Names that would be unclear as a label. */
const labels: Record<string, string> = {
  url: "URL",
  linkedin: "LinkedIn",
  id: "Anchor (after # in the address)",
  seo: "Search engines",
  cta: "Button",
  href: "Link address",
  alt: "Description for people who cannot see it",
  body: "Text",
  publishAt: "Appears on",
  draft: "Hidden from the site",
  callToAction: "Links at the end",
};

/** The name of a field as a label: `fullBio` becomes `Full bio`. */
export function labelOf(name: string | number, schema?: JsonSchema): string {
  if (schema?.title) return schema.title;
  if (typeof name === "number") return `Entry ${name + 1}`;
  const words = name.replace(/[-_]/g, " ").replace(/([a-z])([A-Z0-9])/g, "$1 $2");
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What is wrong with a field as a sentence: `is empty` follows its name, `write a number` stands alone. */
export function mistakeText(label: string, message: string): string {
  const text = /^(is|has|needs|must)\b/.test(message)
    ? `${label} ${message}`
    : message.charAt(0).toUpperCase() + message.slice(1);
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** A line that tells an entry of a list from the others. */
export function summaryOf(value: SiteValue | undefined): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(summaryOf).join(", ");
  if (!isMap(value)) return String(value ?? "");
  const { title, name, label, value: own, question, term } = value;
  const known = [title, name, label, own, question, term].find(
    (one) => typeof one === "string" && one !== "",
  );
  const any = Object.values(value).find((one) => typeof one === "string" && one !== "");
  return String(known ?? any ?? "").replaceAll("*", "");
}

/** The schema of the value at a path of a file. */
export function schemaAt(schema: JsonSchema, values: SiteValue, path: ValuePath): JsonSchema {
  let [at, value]: [JsonSchema, SiteValue | undefined] = [schemaFor(schema, values), values];
  for (const key of path) {
    const inner = typeof key === "number" ? at.items : fieldSchema(at, key);
    value = typeof value === "object" && value !== null ? (value as ValueMap)[key] : undefined;
    at = schemaFor(inner ?? {}, value);
  }
  return at;
}

const maxSummary = 40;

/** Which entry of a list, by what tells it from the others, or else by its number. */
function entryName(entry: SiteValue | undefined, index: number): string {
  const summary = isMap(entry) ? summaryOf(entry) : "";
  if (summary === "") return String(index + 1);
  return summary.length > maxSummary ? `“${summary.slice(0, maxSummary)}…”` : `“${summary}”`;
}

/** The name and schema of the only field that a map has; undefined where it has more. It has the map's name in forms. */
export function onlyField({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema] | undefined {
  const [only, ...others] = Object.entries(properties);
  return others.length === 0 ? only : undefined;
}

/** Where a value stands in a file, in the words of its form: `Sections “Our offer”, Description`. */
export function placeName(schema: JsonSchema, values: SiteValue, path: ValuePath): string {
  const names: string[] = [];
  let [at, value]: [JsonSchema, SiteValue | undefined] = [schema, values];
  for (const key of path) {
    const fitting = schemaFor(at, value);
    if (typeof key === "number") {
      at = fitting.items ?? {};
      value = Array.isArray(value) ? value[key] : undefined;
      names.push(`${names.pop() ?? ""} ${entryName(value, key)}`.trim());
    } else {
      at = fieldSchema(fitting, key) ?? {};
      value = isMap(value) ? value[key] : undefined;
      if (names.length === 0 || !onlyField(fitting)) names.push(labelOf(key, at));
    }
  }
  return names.join(", ");
}
