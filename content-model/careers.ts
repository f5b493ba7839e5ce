import * as z from "zod";
import { readContent } from "./read-content.ts";
import {
  accentedText,
  heroSchema,
  itemSchema,
  sectionHeadingSchema,
  seoSchema,
  smallHeading,
  text,
} from "./shared-schemas.ts";

/** `content/pages/careers.yaml` */
export const careersSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ cta: text }),
  positions: sectionHeadingSchema.extend({ none: text }),
  reasons: sectionHeadingSchema.extend({ items: z.array(itemSchema) }),
  /** Perks that a figure says, and others. */
  perks: sectionHeadingSchema.extend({
    label: smallHeading,
    figures: z
      .array(z.strictObject({ value: text, label: text }))
      .min(2)
      .max(4),
    items: z.array(text),
  }),
  process: sectionHeadingSchema.extend({ steps: z.array(itemSchema).length(4) }),
  recruiters: z.strictObject({ title: accentedText, description: text, label: text }),
});

/** Reads the texts of `/careers`. */
export const readCareers = () => readContent("pages/careers.yaml", careersSchema);
