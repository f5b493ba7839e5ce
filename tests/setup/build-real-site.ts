import { buildProgram } from "./build-program.ts";
import { renderContent } from "./render-content.ts";
import { realContent, realData } from "./sites.ts";

/** Builds the program and renders the real site, unless both are up to date. */
export default async function buildRealSite() {
  buildProgram();
  await renderContent(realContent, realData);
}
