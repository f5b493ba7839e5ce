import { prerenderedPages, statusPages } from "#scripts/built-pages.ts";

/** Every page of the built site, as visitors address it. */
export const everyPath = prerenderedPages("dist/client")
  .map((page) => page.path)
  .filter((page) => !statusPages.includes(page))
  .sort();
