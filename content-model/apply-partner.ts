import * as z from "zod";
import { partnerForm } from "#contract/forms/partner.ts";
import { readContent } from "./read-content.ts";
import {
  formHeroSchema,
  formHints,
  itemSchema,
  sectionHeadingSchema,
  seoSchema,
  stepsSchema,
  text,
} from "./shared-schemas.ts";

/** `content/pages/apply-partner.yaml` */
export const applyPartnerSchema = z.strictObject({
  seo: seoSchema,
  hero: formHeroSchema,
  form: z.strictObject({
    title: text,
    hints: formHints(partnerForm),
    groups: z.strictObject({ organization: text, goals: text, you: text }),
    note: text,
  }),
  aside: stepsSchema,
  partnershipTypes: sectionHeadingSchema.extend({ items: z.array(itemSchema).min(1) }),
});

/** Reads the texts of the partner application page. */
export const readApplyPartner = () => readContent("pages/apply-partner.yaml", applyPartnerSchema);
