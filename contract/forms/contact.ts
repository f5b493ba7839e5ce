import * as z from "zod/mini";
import { email, fixed, optional, required, text } from "./fields.ts";
import { ownValues } from "./own-values.ts";

/** `POST /api/send-email`: the contact form's message. */
export const contactSchema = z.object({
  name: required("Please enter your name."),
  email: email(),
  subject: optional(),
  message: text("Please enter a message."),
  company: optional(),
  phone: optional(),
  formType: fixed(ownValues.contact.formType),
  emailConfigType: fixed(ownValues.contact.emailConfigType),
});
