import { contactSchema } from "#contract/forms/contact.ts";
import { requiredFields } from "#contract/forms/required.ts";
import { validate } from "#contract/forms/validate.ts";
import { texts } from "#contract/texts.ts";

/** The check the server makes as well, for the contact form. */
export const check = (payload: Record<string, unknown>) =>
  validate(contactSchema, requiredFields.contact, texts.missing.contact, payload);
