import * as z from "zod";
import { readContent } from "./read-content.ts";
import {
  address,
  articleTeaserSchema,
  heroSchema,
  itemSchema,
  linkSchema,
  pictureStyle,
  sectionHeadingSchema,
  seoSchema,
  smallHeading,
  statSchema,
  text,
} from "./shared-schemas.ts";

/** `content/pages/home.yaml` */
export const homeSchema = z.strictObject({
  /** Its title is the headline. */
  seo: seoSchema.omit({ title: true }),
  hero: heroSchema.extend({
    explore: text,
    founder: text,
  }),
  typewriter: z.strictObject({ prefix: text, statements: z.array(text).length(10) }),
  panel: sectionHeadingSchema.extend({ label: smallHeading, description: text, cta: text, href: address }),
  /** The companies of `content/companies/`, and figures of the studio; `counting` leads to how those are counted. */
  ventures: sectionHeadingSchema.extend({
    label: smallHeading,
    link: linkSchema,
    figures: z.array(statSchema).length(3),
    counting: linkSchema,
  }),
  paths: sectionHeadingSchema.extend({
    label: smallHeading,
    cards: z.array(itemSchema.extend({ cta: text, href: address })).length(2),
    /** Leads to the guide to the forms on `/contact`. */
    guide: linkSchema,
  }),
  organizations: sectionHeadingSchema.extend({
    label: smallHeading,
    description: text,
    points: z.array(itemSchema),
    apply: linkSchema,
    partner: linkSchema,
  }),
  help: sectionHeadingSchema.extend({ label: smallHeading, cards: z.array(itemSchema).length(4), cta: text }),
  stories: sectionHeadingSchema.extend({
    label: smallHeading,
    href: address,
    items: z
      .array(
        itemSchema.extend({
          category: text,
          tag: text,
          linkText: text,
          pictureStyle,
          /** Name of a file in `content/companies/`: the card shows the company's first result. */
          company: text.meta({ itemOf: "companies" }).optional(),
        }),
      )
      .length(3),
  }),
  insights: sectionHeadingSchema.extend({
    label: smallHeading,
    articles: z.array(articleTeaserSchema.partial({ readTime: true })).length(2),
    cta: text,
  }),
});

/** The photos of the home page, the one page with photos of its own: names of files in `content/pages/`, and labels. */
export const homePictures: Record<string, string> = {
  "home-panel": "Photo of the panel",
  "home-story-0": "Photo of the first story",
  "home-story-1": "Photo of the second story",
  "home-story-2": "Photo of the third story",
};

/** Reads the texts of the home page. */
export function readHome() {
  return readContent("pages/home.yaml", homeSchema);
}
