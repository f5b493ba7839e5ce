import routes from "#app/routes.ts";
import { siteFileTypes } from "#contract/site-paths.ts";
import { itemRoutes } from "../paths.ts";
import { isShown } from "../publication.ts";
import type { ContentFile } from "./content.ts";

/** Paths that a build writes beside pages. */
const siteFiles = Object.keys(siteFileTypes);

/** The paths of the pages that belong to no item. */
const pagePaths = routes.flatMap(({ path = "" }) => (/[:*]/.test(path) ? [] : `/${path}`));

/** The content folder of an item's path, and its path's beginning. */
const itemFolders = Object.entries(itemRoutes);

/** Every path of the site, and the items that are not on it yet, by path. */
export function sitePaths(files: ContentFile[]) {
  const known = new Set([...pagePaths, ...siteFiles]);
  const hidden = new Map<string, ContentFile>();
  for (const file of files) {
    const base = itemFolders.find(([folder]) => folder === file.folder)?.[1];
    if (!base) continue;
    const path = `${base}/${file.slug}`;
    if (isShown(file.value)) known.add(path);
    else hidden.set(path, file);
  }
  return { known, hidden };
}
