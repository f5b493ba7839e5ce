import * as z from "zod";
import { callToActionText, headText, heroText, sectionText, seoText, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** Fields a venture may work in; they are the filters of `/portfolio`. */
export const companyCategory = z.enum(["fintech", "climate", "digital"]);

/** `content/pages/portfolio.yaml`: the portfolio, and the words all company pages share. */
export const portfolioSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ founder: text, partner: text }),
  grid: sectionText.extend({
    /** What the filters choose, for screen readers. */
    filter: text,
    all: text,
    visit: text,
    detail: text,
    join: z.strictObject({ label: text, title: text, description: text, cta: text }),
  }),
  categories: z.record(companyCategory, text),
  company: z.strictObject({
    back: text,
    website: text,
    story: headText,
    features: headText,
    technologies: headText,
    impact: headText,
    jobs: headText,
    others: headText,
    call: callToActionText,
  }),
});

/** Reads the words of `/portfolio` and of the company pages. */
export const readPortfolio = () => readContent("pages/portfolio.yaml", portfolioSchema);
