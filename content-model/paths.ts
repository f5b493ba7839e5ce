import { slugsIn } from "./source.ts";

/** Content folders whose files are pages of their own, and where those pages live. */
export const itemRoutes = {
  companies: "/portfolio",
  programs: "/programs",
  articles: "/insights",
  jobs: "/careers",
} as const;

/** Every page path that comes from a content file rather than from a line in `app/routes.ts`. */
export async function itemPaths(): Promise<string[]> {
  const groups = await Promise.all(
    Object.entries(itemRoutes).map(async ([folder, base]) =>
      (await slugsIn(folder)).map((slug) => `${base}/${slug}`),
    ),
  );
  return groups.flat();
}
