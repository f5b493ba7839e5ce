import * as z from "zod/mini";
import { errorMessages } from "#contract/messages.ts";
import { Problem } from "../http/replies/problem.ts";

/** What is wrong with a value, where its schema has no text of its own. */
function explain({ code, origin, maximum }: z.core.$ZodRawIssue): string {
  if (code === "too_big" && origin === "string") return `At most ${maximum} characters.`;
  if (code === "too_small" && origin === "string") return "Please write something.";
  return "This value cannot be used.";
}

/** Checks a value; one that is nested too deeply for the stack is wrong, too. */
function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  try {
    return z.safeParse(schema, value, { error: explain });
  } catch (error) {
    if (error instanceof RangeError) throw new Problem(422, errorMessages.checkRequest);
    throw error;
  }
}

/**
 * Parses a request's body, query or parameters with a schema of the contract.
 * @throws Problem 422 with an error for each wrong field
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = check(schema, value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join(".")] ??= message;
  throw new Problem(422, errorMessages.checkRequest, { errors });
}
