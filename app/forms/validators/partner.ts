import { partnerSchema } from "#contract/forms/partner.ts";
import { requiredFields } from "#contract/forms/required.ts";
import { validate } from "#contract/forms/validate.ts";
import { formMessages } from "#contract/messages.ts";

/** The check the server makes as well, for the partner form. */
export const check = (payload: Record<string, unknown>) =>
  validate(partnerSchema, requiredFields.partner, formMessages.missing.partner, payload);
