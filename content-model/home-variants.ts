import * as z from "zod";
import { readContent } from "./read-content.ts";
import {
  address,
  articleTeaserSchema,
  founderCallSchema,
  heroSchema,
  itemSchema,
  linkSchema,
  sectionSchema,
  seoSchema,
  smallHeading,
  statSchema,
  text,
  unitGroupSchema,
} from "./shared-schemas.ts";
import { checkSpan, spanFields } from "./timelines.ts";

/** `content/pages/v1.yaml`: the home page at `/v1`. */
export const v1Schema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  paths: z.strictObject({
    label: text,
    cards: z.array(itemSchema.extend({ cta: text, href: address })).length(3),
  }),
  impact: sectionSchema.extend({
    /** `units` are drawn as points, one for each unit of the figure. */
    figures: z.array(statSchema.extend({ units: z.array(unitGroupSchema).min(1).optional() })).min(1),
    link: linkSchema,
  }),
  insights: sectionSchema.extend({
    articles: z.array(articleTeaserSchema.partial({ readTime: true })).length(2),
  }),
});

/** `content/pages/v0.yaml`: the home page at `/v0`. */
export const v0Schema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ founder: text, programs: text }),
  approach: sectionSchema.extend({
    label: smallHeading,
    steps: z.array(itemSchema.extend(spanFields).superRefine(checkSpan)).min(1),
  }),
  stories: sectionSchema.extend({ items: z.array(itemSchema).min(1) }),
  callToAction: founderCallSchema,
});

/** Reads the texts of `/v1`. */
export const readV1 = () => readContent("pages/v1.yaml", v1Schema);
/** Reads the texts of `/v0`. */
export const readV0 = () => readContent("pages/v0.yaml", v0Schema);
