import * as z from "zod/mini";
import { errorMessages } from "#contract/messages.ts";
import { Problem } from "../http/replies/problem.ts";

/**
 * Parses a request's body, query or parameters with a schema of the contract.
 * @throws Problem 422 with an error for each wrong field
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join(".")] ??= message;
  throw new Problem(422, errorMessages.checkRequest, { errors });
}
