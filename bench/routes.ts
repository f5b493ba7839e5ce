import { contentPages } from "#scripts/built-pages.ts";

/** The folder of the built site's public files. */
export const clientDir = "dist/current/client";

/** Paths of the pages to measure: those given, or all pages of the built site. */
export function benchRoutes(routes: string[]): string[] {
  return routes.length > 0 ? routes : contentPages(clientDir).map((page) => page.path);
}
