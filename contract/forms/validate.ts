import * as z from "zod/mini";
import { formMessages } from "../messages.ts";
import * as schemas from "./field-schemas.ts";
import { type FormDefinition, fieldsOf, type Payload, type PayloadField } from "./form-definition.ts";

/** An error text for each wrong field, by its name. */
export type FieldErrors = Record<string, string>;

export type Validated<T> = { ok: true; data: T } | { ok: false; message: string; errors: FieldErrors };

function fieldSchema(field: PayloadField): z.ZodMiniType {
  if (field.type === "hidden") {
    return field.value === undefined ? schemas.line(field.message) : schemas.fixed(field.value);
  }
  const message = field.required?.by === "server" ? field.required.message : undefined;
  switch (field.type) {
    case "select":
      return schemas.select(field.options);
    case "checkbox":
      return schemas.checkbox();
    case "email":
      return schemas.email(message, field.maxLength);
    case "url":
      return schemas.url(message, field.maxLength);
    case "textarea":
      return schemas.textarea(message, field.maxLength);
    default:
      return schemas.line(message, field.maxLength);
  }
}

/** Validates one field, whatever the others have. @returns its cleaned text, or why it is refused */
export function validateField(
  field: PayloadField,
  value: string,
): { ok: true; text: string } | { ok: false; message: string } {
  const result = fieldSchema(field).safeParse(value);
  if (result.success) return { ok: true, text: String(result.data) };
  return { ok: false, message: result.error.issues[0]?.message ?? formMessages.checkFields };
}

const cache = new Map<FormDefinition, z.ZodMiniType>();

/** The schema of a form's payload. Fields that the form does not declare are left out of the result. */
function payloadSchema<Form extends FormDefinition>(form: Form): z.ZodMiniType<Payload<Form>> {
  const schema =
    cache.get(form) ??
    z.object({
      ...Object.fromEntries(fieldsOf(form).map((field) => [field.name, fieldSchema(field)])),
      formType:
        form.formType === null
          ? schemas.line("The form did not say which position it is for.")
          : schemas.fixed(form.formType),
      emailConfigType: schemas.fixed(form.emailConfigType),
    });
  cache.set(form, schema);
  return schema as z.ZodMiniType<Payload<Form>>;
}

/** Whether a payload has no text for a field. */
export function isBlank(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}

/**
 * Validates a payload against its form.
 * @returns the cleaned payload; or one message for the form's banner and one error text for each wrong field
 */
export function validate<Form extends FormDefinition>(
  form: Form,
  payload: Record<string, unknown>,
): Validated<Payload<Form>> {
  const result = payloadSchema(form).safeParse(payload);
  if (result.success) return { ok: true, data: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) errors[String(issue.path[0] ?? "")] ??= issue.message;
  const isMissing = (field: PayloadField) =>
    field.type !== "hidden" && field.required?.by === "server" && isBlank(payload[field.name]);
  if (fieldsOf(form).some(isMissing)) return { ok: false, message: form.messages.missing, errors };
  if (errors.email) return { ok: false, message: formMessages.invalidEmail, errors };
  const isMarked = fieldsOf(form).some(({ name, type }) => type !== "hidden" && name in errors);
  return { ok: false, message: isMarked ? formMessages.checkFields : formMessages.outOfDate, errors };
}
