import { readPages } from "#server/publications/changes/page-texts.ts";
import { realSite } from "../tests/setup/sites.ts";

/** The folder of the rendered site's public files. */
export const clientDir = `${realSite}/client`;

/** Paths of the pages to measure: those given, or all pages of the site. */
export function benchRoutes(routes: string[]): string[] {
  return routes.length > 0 ? routes : [...readPages(realSite).keys()];
}
