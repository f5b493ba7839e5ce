import * as z from "zod/mini";
import { email, fixed, optional, optionalUrl, required, text } from "./fields.ts";
import { ownValues } from "./own-values.ts";

/** `POST /api/send-email`: the founder application. */
export const founderSchema = z.object({
  name: required("Please enter your name."),
  email: email(),
  phone: optional(),
  linkedin: optionalUrl(),
  message: text("Please tell us about your venture."),
  formType: fixed(ownValues.founder.formType),
  emailConfigType: fixed(ownValues.founder.emailConfigType),
});
