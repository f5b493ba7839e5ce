import { readFileSync } from "node:fs";
import { contentPages } from "#scripts/built-pages.ts";
import { fixtureDist } from "../setup/sites.ts";

/** Every prerendered page of the fixture site but the error pages: its path and its HTML. */
export const builtPages = contentPages(`${fixtureDist}/client`).map(({ path, file }) => ({
  path,
  html: readFileSync(`${fixtureDist}/client/${file}`, "utf8"),
}));
