import type * as z from "zod";
import { missingDay } from "./dates.ts";
import { closestName, didYouMean, fieldNamesAt, schemasAt, valuesAt } from "./field-names.ts";

type Issue = z.core.$ZodIssue;

const list = (names: string[]) => names.map((name) => `“${name}”`).join(", ");
const hyphenList = "write a list: each entry on a line of its own that begins with a hyphen and a space";

/** Description of a missing field's value. `example` is its value in a file beside it. */
function describeMissing(
  name: string,
  schema: z.core.$ZodType,
  path: PropertyKey[],
  example?: string,
): string {
  const types = schemasAt(schema, path);
  const values = valuesAt(schema, path);
  if (example !== undefined) return `is missing; write it like ${name}: ${example}`;
  if (values.length > 0)
    return `is missing; write it like ${name}: ${values[0]} (or ${list(values.slice(1))})`;
  if (types.some(({ format }) => format === "date")) return `is missing; write it like ${name}: 2026-11-22`;
  if (types.some(({ type }) => type === "array")) return `is missing; ${hyphenList}, below ${name}:`;
  const fields = fieldNamesAt(schema, path);
  if (fields.length > 0)
    return `is missing; write ${name}: and below it, indented by two spaces, ${list(fields)}`;
  if (types.some(({ type }) => type === "boolean"))
    return `is missing; write ${name}: true or ${name}: false`;
  if (types.some(({ type }) => type === "integer" || type === "number"))
    return `is missing; write it like ${name}: 1`;
  return `is missing; write it like ${name}: A text`;
}

/** Description of the value of a field that has one of another type. */
function describeType(
  { expected, input }: z.core.$ZodIssueInvalidType,
  schema: z.core.$ZodType,
  path: PropertyKey[],
) {
  if (input === null) return "is empty; write something after the colon, or delete the line";
  switch (expected) {
    case "boolean":
      return "write true or false";
    case "int":
      return input === "" ? "is empty; write a whole number, like 3" : "write a whole number, like 3";
    case "number":
      if (input === "") return "is empty; write a number, like 3";
      return "write a number, without quotes and spaces, like 3";
    case "array":
    case "tuple":
      return hyphenList;
    case "object":
    case "record":
      return `needs fields of its own below it, indented by two spaces: ${list(fieldNamesAt(schema, path))}`;
  }
  if (Array.isArray(input)) return "write one text here, not a list";
  if (typeof input === "object") return "write one text here; if it has a colon, put it in quotes";
  if (schemasAt(schema, path).some(({ format }) => format === "date")) return dateAdvice;
  return `put it in quotes: "${input}"`;
}

const dateAdvice = "write the day as year-month-day, like 2026-11-22";

function describeFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  const input = String(issue.input);
  switch (issue.format) {
    case "date":
      return [missingDay(input) ?? [], dateAdvice].flat().join("; ");
    case "email":
      return "write an email address, like info@studio.se";
    case "url":
      return /^[\w-]+(\.[\w-]+)+/.test(input)
        ? `write the whole address, with https:// at its beginning: https://${input}`
        : "write the whole address, like https://www.studio.se";
    default:
      return issue.message;
  }
}

function describeCount(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const { origin, input, message } = issue;
  const limit = issue.code === "too_small" ? issue.minimum : issue.maximum;
  const bound = issue.exact ? "exactly" : issue.code === "too_small" ? "at least" : "at most";
  if (origin === "string" && issue.code === "too_small" && limit === 1) return "is empty; write a text";
  if (origin === "string" && issue.exact) return `needs exactly ${limit} letters`;
  if (origin === "array" && Array.isArray(input))
    return `needs ${bound} ${limit} ${limit === 1 ? "entry" : "entries"}; it has ${input.length}`;
  if (origin === "number" || origin === "int") return `write a number of ${bound} ${limit}`;
  return message;
}

function describeUnknown(name: string, schema: z.core.$ZodType, path: PropertyKey[]): string {
  const known = fieldNamesAt(schema, path);
  const meant = closestName(name, known);
  if (meant) return `there is no field “${name}” here${didYouMean(`“${meant}”`)}`;
  if (path.length > 0 && fieldNamesAt(schema, []).includes(name))
    return `“${name}” is indented too far; move it to the beginning of its line`;
  return `there is no field “${name}” here; there are ${list(known)}`;
}

/** A fault in a value: the path it stands at, or its name stands at, its line in a text, from 0, and what is wrong. */
export type SchemaFault = { path: PropertyKey[]; isName?: boolean; line?: number; message: string };

/**
 * Explains what zod found in a file, for a person who edits it.
 * @param issues of a parse with `reportInput`
 * @param exampleOf gives the value of a field in a file beside this one, if there is one
 */
export function explainIssues(
  issues: Issue[],
  schema: z.core.$ZodType,
  exampleOf: (path: PropertyKey[]) => string | undefined,
): SchemaFault[] {
  const isMissing = ({ input }: Issue) => input === undefined;
  // A misspelt field is not reported as missing as well.
  const misspelt = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [...issue.path, closestName(key, fieldNamesAt(schema, issue.path))].join("."))
      : [],
  );
  return issues.flatMap((issue): SchemaFault[] => {
    const { path } = issue;
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        path: [...path, key],
        isName: true,
        message: describeUnknown(key, schema, path),
      }));
    if (isMissing(issue) && path.length > 0 && issue.code !== "custom") {
      if (misspelt.includes(path.join("."))) return [];
      return [{ path, message: describeMissing(String(path.at(-1)), schema, path, exampleOf(path)) }];
    }
    switch (issue.code) {
      case "invalid_type":
        return [{ path, message: describeType(issue, schema, path) }];
      case "invalid_value":
      case "invalid_union": {
        const values = valuesAt(schema, path);
        const meant = closestName(String(issue.input), values);
        const question = didYouMean(meant && `“${meant}”`);
        return [
          { path, message: values.length > 0 ? `write one of ${list(values)}${question}` : issue.message },
        ];
      }
      case "invalid_format":
        return [{ path, message: describeFormat(issue) }];
      case "too_small":
      case "too_big":
        return [{ path, message: describeCount(issue) }];
      case "custom":
        return [{ path, message: issue.message, line: Number(issue.params?.line ?? 0) }];
      default:
        return [{ path, message: issue.message }];
    }
  });
}
