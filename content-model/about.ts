import * as z from "zod";
import { readContent } from "./read-content.ts";
import {
  factSchema,
  heroSchema,
  itemSchema,
  joinCallSchema,
  sectionHeadingSchema,
  sectionSchema,
  seoSchema,
  smallHeading,
  statSchema,
  text,
} from "./shared-schemas.ts";

const statements = (count: number) => sectionSchema.extend({ items: z.array(itemSchema).length(count) });

/** `content/pages/about.yaml` */
export const aboutSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ cta: text }),
  pillars: statements(3).extend({ label: smallHeading }),
  difference: statements(4).extend({ label: smallHeading }),
  nordics: sectionHeadingSchema.extend({
    label: smallHeading,
    items: z.array(itemSchema).length(4),
  }),
  impact: sectionHeadingSchema.extend({ figures: z.array(statSchema).length(3) }),
  journey: sectionSchema.extend({ items: z.array(itemSchema.extend({ mark: text })).length(3) }),
  /** Who is behind the studio. */
  company: sectionHeadingSchema.extend({ facts: z.array(factSchema).min(1) }),
  technology: sectionSchema.omit({ description: true }).extend({ paragraphs: z.array(text).min(1) }),
  capabilities: statements(3).omit({ description: true }),
  reasons: statements(4).extend({ label: smallHeading }),
  values: statements(4),
  team: z.strictObject({
    /** The anchor that the hero links to. */
    id: text,
    /** The line above the portraits. */
    title: text,
    bio: text,
    connect: text,
    join: z.strictObject({ label: text, title: text, description: text, cta: text }),
  }),
  callToAction: joinCallSchema,
});

/** Reads the texts of `/about`. */
export const readAbout = () => readContent("pages/about.yaml", aboutSchema);
