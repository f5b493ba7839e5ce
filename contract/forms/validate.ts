import type * as z from "zod/mini";
import { formMessages } from "../messages.ts";

export type FieldErrors = Record<string, string>;

export type Validated<T> = { ok: true; data: T } | { ok: false; message: string; errors: FieldErrors };

/** Shown when every required field is there but one of them, or an optional one, cannot be right. */
export const checkMarked = "Please check the marked fields.";

/**
 * Checks a payload and says what is wrong the way the form shows it: one message for the banner (the
 * specification's text when a required field is missing) and one text for each wrong field.
 */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  required: readonly string[],
  missing: string,
  payload: Record<string, unknown>,
): Validated<z.output<S>> {
  const result = schema.safeParse(payload);
  if (result.success) return { ok: true, data: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) errors[String(issue.path[0] ?? "")] ??= issue.message;
  const isBlank = (field: string) => typeof payload[field] !== "string" || payload[field].trim() === "";
  if (required.some(isBlank)) return { ok: false, message: missing, errors };
  return { ok: false, message: errors.email ? formMessages.invalidEmail : checkMarked, errors };
}
