import { partnerSchema } from "#contract/forms/partner.ts";
import { requiredFields } from "#contract/forms/required.ts";
import { validate } from "#contract/forms/validate.ts";
import { texts } from "#contract/texts.ts";

/** The check the server makes as well, for the partner form. */
export const check = (payload: Record<string, unknown>) =>
  validate(partnerSchema, requiredFields.partner, texts.missing.partner, payload);
