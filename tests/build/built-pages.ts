import { readFileSync } from "node:fs";
import { contentPages } from "#scripts/built-pages.ts";

/** Every prerendered page of the built site but the error pages: its path and its HTML. */
export const builtPages = contentPages("dist/client").map(({ path, file }) => ({
  path,
  html: readFileSync(`dist/client/${file}`, "utf8"),
}));
