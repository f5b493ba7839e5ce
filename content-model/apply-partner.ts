import * as z from "zod";
import { headText, heroText, seoText, statement, stepsText, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/apply-partner.yaml` */
export const applyPartnerSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  form: z.strictObject({
    title: text,
    hints: z.strictObject({ website: text, partnershipGoals: text }),
    groups: z.strictObject({ organization: text, goals: text, you: text }),
    note: text,
  }),
  aside: stepsText,
  kinds: headText.extend({ items: z.array(statement).min(1) }),
});

/** Reads the words of the partner application page. */
export const readApplyPartner = () => readContent("pages/apply-partner.yaml", applyPartnerSchema);
