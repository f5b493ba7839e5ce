import { founderSchema } from "#contract/forms/founder.ts";
import { requiredFields } from "#contract/forms/required.ts";
import { validate } from "#contract/forms/validate.ts";
import { texts } from "#contract/texts.ts";

/** The check the server makes as well, for the founder form. */
export const check = (payload: Record<string, unknown>) =>
  validate(founderSchema, requiredFields.founder, texts.missing.founder, payload);
