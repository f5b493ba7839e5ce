import * as z from "zod/mini";
import { choice, email, fixed, optional, optionalUrl, required, text } from "./fields.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { focusAreas, organizationTypes } from "./partner-options.ts";

/** `POST /api/send-email`: the partner application. */
export const partnerSchema = z.object({
  organizationName: required("Please enter your organization's name."),
  website: optionalUrl(),
  organizationType: choice(organizationTypes),
  focusArea: choice(focusAreas),
  partnershipGoals: text("Please tell us what the partnership should achieve."),
  name: required("Please enter your name."),
  jobTitle: optional(),
  email: email(),
  formType: fixed(hiddenFields.partner.formType),
  emailConfigType: fixed(hiddenFields.partner.emailConfigType),
  sourcePage: fixed(hiddenFields.partner.sourcePage),
});
