import * as z from "zod/mini";
import { email, fixed, optional, optionalUrl, required, text } from "./fields.ts";
import { hiddenFields } from "./hidden-fields.ts";

/** `POST /api/send-email`: the founder application. */
export const founderSchema = z.object({
  name: required("Please enter your name."),
  email: email(),
  phone: optional(),
  linkedin: optionalUrl(),
  message: text("Please tell us about your venture."),
  formType: fixed(hiddenFields.founder.formType),
  emailConfigType: fixed(hiddenFields.founder.emailConfigType),
});
