import * as z from "zod";
import { companyCategory } from "./portfolio.ts";
import { productSchema } from "./products.ts";
import { publicationFields } from "./publication.ts";
import { readCollection, readContent } from "./read-content.ts";
import {
  accentedText,
  basis,
  itemSchema,
  partsSchema,
  placeInList,
  seoSchema,
  statSchema,
  text,
} from "./shared-schemas.ts";

/**
 * Parts of a figure, drawn to scale; `unit` follows each number, `caption` says what the parts are of.
 */
const breakdown = z.strictObject({
  caption: text.optional(),
  unit: z.string().default(""),
  parts: partsSchema,
});

/** `content/companies/*.yaml`: a company of the portfolio. */
export const companySchema = z.strictObject({
  name: text,
  category: companyCategory,
  order: placeInList,
  listed: z.boolean().default(true).meta({
    title: "In the portfolio",
    description: "Without it, it has a page but no card there.",
    addLabel: "Leave out of the portfolio",
  }),
  website: z.httpUrl(),
  seo: seoSchema,
  tag: text.meta({ description: "Its business in two or three words." }),
  summary: text,
  tagline: accentedText.meta({ description: "Beside the name at the top of its page." }),
  description: text,
  /** Icon on its card; `app/routes/portfolio/CompanyRow.tsx` maps it to a component. */
  icon: z.enum(["card", "coins", "leaf", "speech", "tag"]),
  /** View of the product on its page. */
  product: productSchema.optional(),
  stats: z.array(statSchema).min(1),
  features: z.array(itemSchema).min(1),
  technologies: z.array(text).min(1),
  impact: z
    .array(z.strictObject({ value: text, metric: text, basis, breakdown: breakdown.optional() }))
    .min(1),
  story: text.meta({ description: "The part the studio played." }),
  founded: text.meta({
    description: "The year. The portfolio shows it, and it decides how high the company's mountain is.",
  }),
  /** Facts that investors and founders ask for first; `asOf` is the month for which the facts hold. */
  facts: z.strictObject({ share: text.optional(), status: text, asOf: text }),
  ...publicationFields,
});

export type Company = z.output<typeof companySchema> & { slug: string };

/** Reads all companies in their order. */
export async function readCompanies(): Promise<Company[]> {
  const companies = await readCollection("companies", "yaml", companySchema);
  return companies.sort((a, b) => a.order - b.order);
}

/** Reads a company. */
export async function readCompany(slug: string): Promise<Company> {
  return { slug, ...(await readContent(`companies/${slug}.yaml`, companySchema)) };
}
