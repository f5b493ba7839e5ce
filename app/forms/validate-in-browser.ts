import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { isBlank, type Validated, validate } from "#contract/forms/validate.ts";
import { formMessages } from "#contract/messages.ts";

/**
 * The server's validation, and what only the browser asks for: fields that are required by the browser, and the
 * type and size of files.
 * @param files chosen files by the name of their field
 */
export function validateInBrowser(
  form: FormDefinition,
  payload: Record<string, unknown>,
  files: Record<string, File>,
): Validated<unknown> {
  const result = validate(form, payload);
  const errors = result.ok ? {} : { ...result.errors };
  for (const field of form.fields) {
    if (field.type === "hidden") continue;
    const file = files[field.name];
    const isMissing = field.type === "file" ? !file : isBlank(payload[field.name]);
    const error = field.type === "file" && file ? field.check(file) : undefined;
    if (error) errors[field.name] = error;
    else if (isMissing && field.required) errors[field.name] ??= field.required.message;
  }
  if (Object.keys(errors).length === 0) return result;
  return { ok: false, message: result.ok ? formMessages.checkFields : result.message, errors };
}

/** Whether a field has the same value in two states of a form. */
export { hasSameValue } from "./comparable-values.ts";
