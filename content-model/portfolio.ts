import * as z from "zod";
import { readContent } from "./read-content.ts";
import { callToActionSchema, heroSchema, sectionHeadingSchema, seoSchema, text } from "./shared-schemas.ts";

/** Categories of companies: the filters of `/portfolio`, and the picture styles of the companies. */
export const companyCategory = z.enum(["fintech", "climate", "digital"]);

/** `content/pages/portfolio.yaml`: the portfolio, and texts that the pages of all companies share. */
export const portfolioSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ founder: text, partner: text }),
  grid: z.strictObject({
    title: text,
    /** Label of the filters, for screen readers. */
    filter: text,
    all: text,
    /** Label of the year in which a company was founded. */
    founded: text,
    /** Before the name of a company, in the link to its own site. */
    visit: text,
    /** Before the name of a company, in the link to its page. */
    detail: text,
    join: z.strictObject({ label: text, title: text, description: text, cta: text }),
  }),
  categories: z.record(companyCategory, text),
  company: z.strictObject({
    back: text,
    /** Before the name of the company, in the link to its own site. */
    website: text,
    /** Over what a company's page shows of its product. */
    product: text,
    story: sectionHeadingSchema,
    facts: z.strictObject({ share: text, status: text, asOf: text }),
    features: sectionHeadingSchema,
    technologies: sectionHeadingSchema,
    impact: sectionHeadingSchema,
    jobs: sectionHeadingSchema,
    others: sectionHeadingSchema,
    callToAction: callToActionSchema,
  }),
});

/** Reads the texts of `/portfolio` and of the company pages. */
export const readPortfolio = () => readContent("pages/portfolio.yaml", portfolioSchema);
