import * as z from "zod/mini";
import { email, fixed, optional, required, text } from "./fields.ts";
import { hiddenFields } from "./hidden-fields.ts";

/** `POST /api/send-email`: the contact form's message. */
export const contactSchema = z.object({
  name: required("Please enter your name."),
  email: email(),
  subject: optional(),
  message: text("Please enter a message."),
  company: optional(),
  phone: optional(),
  formType: fixed(hiddenFields.contact.formType),
  emailConfigType: fixed(hiddenFields.contact.emailConfigType),
});
