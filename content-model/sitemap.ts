import * as z from "zod";
import { readArticles } from "./articles.ts";
import { readCompanies } from "./companies.ts";
import { readJobs } from "./jobs.ts";
import { itemRoutes } from "./paths.ts";
import { readPrograms } from "./programs.ts";
import { readContent } from "./read-content.ts";
import { heroSchema, linkSchema, seoSchema, text } from "./shared-schemas.ts";

/** `content/pages/sitemap.yaml`. A group with a `collection` lists its items after its links. */
export const sitemapSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.omit({ description: true }),
  unlisted: text
    .meta({ description: "After the name of a company that the portfolio does not list." })
    .optional(),
  groups: z.array(
    z.strictObject({
      title: text,
      links: z.array(linkSchema),
      collection: z.enum(["companies", "programs", "articles", "jobs"]).optional(),
    }),
  ),
});

/** Reads the labels of a collection's items. Jobs that are not open are left out, as in all lists. */
const collectionReaders = {
  companies: async (unlisted?: string) =>
    (await readCompanies()).map(({ slug, name, listed }) => ({
      slug,
      label: listed || !unlisted ? name : `${name}, ${unlisted}`,
    })),
  programs: async () => (await readPrograms()).map(({ slug, name }) => ({ slug, label: name })),
  articles: async () => (await readArticles()).map(({ slug, title }) => ({ slug, label: title })),
  jobs: async () =>
    (await readJobs())
      .filter(({ status }) => status === "open")
      .map(({ slug, title }) => ({ slug, label: title })),
};

/** Links to the pages of a collection's items. */
async function itemLinks(collection: keyof typeof collectionReaders, unlisted?: string) {
  const items = await collectionReaders[collection](unlisted);
  return items.map(({ slug, label }) => ({ label, href: `${itemRoutes[collection]}/${slug}` }));
}

/** Reads the sitemap page with the items of its collections. */
export async function readSitemap() {
  const page = await readContent("pages/sitemap.yaml", sitemapSchema);
  const groups = page.groups.map(async ({ title, links, collection }) => ({
    title,
    links: collection ? [...links, ...(await itemLinks(collection, page.unlisted))] : links,
  }));
  return { ...page, groups: await Promise.all(groups) };
}
