import { readFileSync } from "node:fs";
import { prerenderedPages } from "#build/built-pages.ts";

/** Every prerendered page of the built site but the one for unknown paths: its path and its HTML. */
export const builtPages = prerenderedPages("dist/client")
  .filter(({ path }) => path !== "/404")
  .map(({ path, file }) => ({ path, html: readFileSync(`dist/client/${file}`, "utf8") }));
