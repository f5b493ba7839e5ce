import { prerenderedPages, statusPages } from "#scripts/built-pages.ts";
import { distDir } from "#scripts/dist-dir.ts";

/** Paths of all pages of the fixture site, sorted; the error pages are not among them. */
export const everyPath = prerenderedPages(`${distDir}/client`)
  .map((page) => page.path)
  .filter((page) => !statusPages.includes(page))
  .sort();
