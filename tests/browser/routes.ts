import { contentPages } from "#scripts/built-pages.ts";
import { fixtureDist } from "../setup/sites.ts";

/** Paths of all pages of the fixture site but the error pages, sorted. */
export const everyPath = contentPages(`${fixtureDist}/client`)
  .map((page) => page.path)
  .sort();
