import * as z from "zod";
import { seoText, stat, text } from "./page-parts.ts";
import { companyCategory } from "./portfolio.ts";
import { readCollection, readContent } from "./source.ts";

/** Icons a company's features may carry; `app/ui/feature-icons.ts` has the drawing of each. */
const featureIcon = z.enum([
  "bolt",
  "chart",
  "clock",
  "file",
  "language",
  "phone",
  "ruler",
  "shield",
  "signal",
  "truck",
  "users",
]);

/** `content/companies/*.yaml`: one venture of the portfolio. */
export const companySchema = z.strictObject({
  name: text,
  category: companyCategory,
  /** Order on lists, lowest first. */
  order: z.int(),
  /** False for a venture that has a page but no card among the current ones. */
  onGrid: z.boolean().default(true),
  website: z.url(),
  seo: seoText,
  /** What it does in two or three words. */
  tag: text,
  summary: text,
  tagline: text,
  description: text,
  /** On its card; `app/ui/company-icons.ts` has the drawing of each. */
  icon: z.enum(["card", "coins", "leaf", "speech", "tag"]),
  stats: z.array(stat).min(1),
  features: z.array(z.strictObject({ title: text, description: text, icon: featureIcon })).min(1),
  technologies: z.array(text).min(1),
  impact: z.array(z.strictObject({ value: text, metric: text })).min(1),
  /** What the studio had to do with it. */
  story: text,
});

export type Company = z.output<typeof companySchema> & { slug: string };

/** All ventures, in their order. */
export async function readCompanies(): Promise<Company[]> {
  const companies = await readCollection("companies", "yaml", companySchema);
  return companies.sort((a, b) => a.order - b.order);
}

/** One venture by its slug. */
export async function readCompany(slug: string): Promise<Company> {
  return { slug, ...(await readContent(`companies/${slug}.yaml`, companySchema)) };
}
