import * as z from "zod";
import { headText, heroText, seoText, statement, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/careers.yaml` */
export const careersSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ cta: text }),
  positions: headText.extend({ none: text }),
  reasons: headText.extend({ items: z.array(statement) }),
  perks: headText.extend({ items: z.array(text) }),
  process: headText.extend({ steps: z.array(statement).length(4) }),
  recruiters: z.strictObject({ title: text, text, label: text }),
});

/** Reads the words of `/careers`. */
export const readCareers = () => readContent("pages/careers.yaml", careersSchema);
