import { careerSchema } from "#contract/forms/career.ts";
import { requiredFields } from "#contract/forms/required.ts";
import { validate } from "#contract/forms/validate.ts";
import { texts } from "#contract/texts.ts";

/** The check the server makes as well, for the career form. */
export const check = (payload: Record<string, unknown>) =>
  validate(careerSchema, requiredFields.career, texts.missing.career, payload);
