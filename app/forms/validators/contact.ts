import { contactSchema } from "#contract/forms/contact.ts";
import { requiredFields } from "#contract/forms/required.ts";
import { checkMarked, validate } from "#contract/forms/validate.ts";
import { formMessages } from "#contract/messages.ts";

/**
 * The check the server makes as well, for the contact form, and what only the browser asks for.
 * @param missing what is said where that is missing
 */
export function check(payload: Record<string, unknown>, missing: { subject: string; consent: string }) {
  const result = validate(contactSchema, requiredFields.contact, formMessages.missing.contact, payload);
  const errors: Record<string, string> = result.ok ? {} : { ...result.errors };
  if (String(payload.subject ?? "").trim() === "") errors.subject = missing.subject;
  if (payload.consent !== "yes") errors.consent = missing.consent;
  if (Object.keys(errors).length === 0) return result;
  return { ok: false as const, message: result.ok ? checkMarked : result.message, errors };
}
