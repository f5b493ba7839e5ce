import { listShownSlugs } from "./read-fields.ts";

/** The content folders whose files have pages of their own, and the path of those pages. */
export const itemRoutes = {
  companies: "/portfolio",
  programs: "/programs",
  articles: "/insights",
  jobs: "/careers",
} as const;

/** Lists the paths of all pages that belong to an item that is on the site now. */
export async function getItemPaths(): Promise<string[]> {
  const groups = await Promise.all(
    Object.entries(itemRoutes).map(async ([folder, base]) =>
      (await listShownSlugs(folder)).map((slug) => `${base}/${slug}`),
    ),
  );
  return groups.flat();
}
