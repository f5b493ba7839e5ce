import type * as z from "zod";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import { maxMarks, readMarks, type TextPlace, writeMark } from "#contract/preview-marks.ts";
import { innerSchemas, rootSchemas } from "./field-names.ts";

/** Names of fields whose texts are addresses, names of files or keys. */
const keyNames = /^(href|url|from|to|slug|id|kind|map|number|linkedin|file|position|currency|email)$/i;

/** Texts that visitors read are not empty; keys and addresses have patterns of their own. */
const isText = ({ type, format, enum: values, const: value, ...schema }: JsonSchema): boolean =>
  type === "string" &&
  format === undefined &&
  values === undefined &&
  value === undefined &&
  [schema.pattern, ...(schema.allOf ?? []).map(({ pattern }) => pattern)].includes("\\S");

/** Names on maps are measured, and found by routes. */
const unmarkedFiles = /^maps\//;

/** An address, or the name of a file or key. */
const isAddress = (text: string) => /^(\/|#|[a-z]+:|\S+@\S+$|[a-z0-9-]+$)/.test(text);

/** A figure, whose unit is found by its place. The label beside it leads to it. */
const isFigure = (text: string) => /^[\d.,+–%\s]*\d\S*( \S+)?$/.test(text) && !isPhone(text);

/** A phone number, such as `+46 8 123 456 78`. */
const isPhone = (text: string) => /^\+\d+ \d[\d ]+\**$/.test(text);

/** Marks each paragraph of a Markdown text. What is drawn from blocks of code must not be marked. */
function markBody(body: string, mark: string): string {
  let isCode = false;
  const lines = body.split("\n");
  return lines
    .map((line, index) => {
      if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
      // Behind an asterisk a mark would change what the asterisk means.
      const isParagraph = /^[\p{L}\p{N}“"‘(*_].*[^*_\s]$/u.test(line) && !(lines[index + 1] ?? "").trim();
      return isParagraph && !isCode ? line + mark : line;
    })
    .join("\n");
}

/** The texts that were marked. One keeps its number, so that a file is marked once for as long as it is as it is. */
const places: TextPlace[] = [];
const numbers = new Map<string, number>();
const marked = new WeakMap<object, unknown>();

/** @returns nothing for more texts than marks have numbers for */
function markOf(place: TextPlace): string {
  const key = `${place.file}:${place.path.join(".")}`;
  const number = numbers.get(key) ?? places.length;
  if (number === maxMarks) return "";
  if (number === places.length) {
    places.push(place);
    numbers.set(key, number);
  }
  return writeMark(number);
}

/** Where the marked texts of a page stand, by the numbers of their marks. */
export function placesIn(html: string): Record<number, TextPlace> {
  const found = [...new Set(readMarks(html))].map((number) => [number, places[number]] as const);
  return Object.fromEntries(found.filter((one): one is [number, TextPlace] => one[1] !== undefined));
}

/**
 * Marks the texts of a content file with where they stand, for a preview in which a text can be clicked.
 * @param data as read; the marked texts of the same object are the same object
 */
export function markTexts<T extends object>(data: T, file: string, schema: z.core.$ZodType): T {
  if (unmarkedFiles.test(file)) return data;
  function mark(value: unknown, schemas: JsonSchema[], path: TextPlace["path"]): unknown {
    if (typeof value === "string") {
      if (path.length === 1 && path[0] === "body" && file.endsWith(".md"))
        return markBody(value, markOf({ file, path }));
      const name = path.findLast((key) => typeof key === "string") ?? "";
      const isMarked =
        schemas.some(isText) && !keyNames.test(String(name)) && !isAddress(value) && !isFigure(value);
      // A sample's asterisk, or that of an accent, stays at the end.
      return isMarked ? value.replace(/\**$/, (end) => markOf({ file, path }) + end) : value;
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, one]): [string, unknown] => {
      const step = Array.isArray(value) ? Number(key) : key;
      return [key, mark(one, innerSchemas(schemas, step), [...path, step])];
    });
    return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  }
  const known = marked.get(data) ?? mark(data, rootSchemas(schema), []);
  marked.set(data, known);
  return known as T;
}
