import * as z from "zod/mini";
import { email, fixed, optional, optionalUrl, required, text } from "./fields.ts";
import { hiddenFields } from "./hidden-fields.ts";

/**
 * `POST /api/send-career-email`: a job application, without its file. Which `formType`, `position` and
 * `sourcePage` belong together, and whether the position is open, the server knows from the job's content file.
 */
export const careerSchema = z.object({
  name: required("Please enter your name."),
  email: email(),
  phone: optional(),
  linkedin: optionalUrl(),
  coverLetter: text(),
  formType: required("The form did not say which position it is for."),
  emailConfigType: fixed(hiddenFields.career.emailConfigType),
  position: required("The form did not say which position it is for."),
  sourcePage: required("The form did not say which page it is on."),
});
