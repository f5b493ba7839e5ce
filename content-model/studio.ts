import * as z from "zod";
import { mapName } from "./maps.ts";
import { readContent } from "./read-content.ts";
import {
  factSchema,
  founderCallSchema,
  heroSchema,
  itemSchema,
  sectionSchema,
  seoSchema,
  text,
} from "./shared-schemas.ts";
import { checkSpan, spanFields } from "./timelines.ts";

/** `content/pages/studio.yaml` */
export const studioSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ cta: text }),
  principles: sectionSchema.extend({ id: text, items: z.array(itemSchema).min(1) }),
  markets: sectionSchema.extend({
    /** The anchor that the hero links to. */
    id: text,
    /** Label of the toggle, for screen readers. */
    toggle: text,
    items: z
      .array(
        z.strictObject({
          id: text,
          title: text,
          map: mapName,
          text,
          facts: z.array(factSchema).min(1),
          steps: z.array(z.strictObject({ ...spanFields, description: text }).superRefine(checkSpan)).min(1),
        }),
      )
      .min(2),
  }),
  review: sectionSchema.extend({
    /** The anchor that the hero links to. */
    id: text,
    /** Stands above the figures. */
    caption: text,
    /** `series` are the values of the last weeks, oldest first, drawn beside `value`. */
    items: z.array(itemSchema.extend({ value: text, series: z.array(z.number()).min(2) })).min(1),
  }),
  callToAction: founderCallSchema,
});

/** Reads the texts of `/studio`. */
export const readStudio = () => readContent("pages/studio.yaml", studioSchema);
