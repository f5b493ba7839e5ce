import { prerenderedPages, statusPages } from "#scripts/built-pages.ts";
import { fixtureDist } from "../setup/sites.ts";

/** Paths of all pages of the fixture site, sorted; the error pages are not among them. */
export const everyPath = prerenderedPages(`${fixtureDist}/client`)
  .map((page) => page.path)
  .filter((page) => !statusPages.includes(page))
  .sort();
