import { founderSchema } from "#contract/forms/founder.ts";
import { requiredFields } from "#contract/forms/required.ts";
import { validate } from "#contract/forms/validate.ts";
import { formMessages } from "#contract/messages.ts";

/** The check the server makes as well, for the founder form. */
export const check = (payload: Record<string, unknown>) =>
  validate(founderSchema, requiredFields.founder, formMessages.missing.founder, payload);
