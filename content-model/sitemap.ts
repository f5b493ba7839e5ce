import * as z from "zod";
import { readArticles } from "./articles.ts";
import { readCompanies } from "./companies.ts";
import { readJobs } from "./jobs.ts";
import { action, heroText, seoText, text } from "./page-parts.ts";
import { itemRoutes } from "./paths.ts";
import { readPrograms } from "./programs.ts";
import { readContent } from "./source.ts";

/** `content/pages/sitemap.yaml`; a group with a `collection` lists all its items after its own links. */
export const sitemapSchema = z.strictObject({
  seo: seoText,
  hero: heroText.omit({ description: true }),
  groups: z.array(
    z.strictObject({
      title: text,
      links: z.array(action),
      collection: z.enum(["companies", "programs", "articles", "jobs"]).optional(),
    }),
  ),
});

/** The title of each item of a collection; filled positions are left out, as on every list. */
const collections = {
  companies: async () => (await readCompanies()).map(({ slug, name }) => ({ slug, label: name })),
  programs: async () => (await readPrograms()).map(({ slug, name }) => ({ slug, label: name })),
  articles: async () => (await readArticles()).map(({ slug, title }) => ({ slug, label: title })),
  jobs: async () =>
    (await readJobs()).filter((job) => !job.filled).map(({ slug, title }) => ({ slug, label: title })),
};

/** The pages of a collection's items. */
async function itemLinks(collection: keyof typeof collections) {
  const items = await collections[collection]();
  return items.map(({ slug, label }) => ({ label, href: `${itemRoutes[collection]}/${slug}` }));
}

/** The page of all pages, by group, with every item of the collections. */
export async function readSitemap() {
  const page = await readContent("pages/sitemap.yaml", sitemapSchema);
  const groups = page.groups.map(async ({ title, links, collection }) => ({
    title,
    links: collection ? [...links, ...(await itemLinks(collection))] : links,
  }));
  return { ...page, groups: await Promise.all(groups) };
}
