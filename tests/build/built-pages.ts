import { readFileSync } from "node:fs";
import { prerenderedPages, statusPages } from "#scripts/built-pages.ts";

/** Every prerendered page of the built site but the error screens: its path and its HTML. */
export const builtPages = prerenderedPages("dist/client")
  .filter(({ path }) => !statusPages.includes(path))
  .map(({ path, file }) => ({ path, html: readFileSync(`dist/client/${file}`, "utf8") }));
