import { pathToFileURL } from "node:url";
import type { PageInput } from "#app/page-input.ts";
import type { Renderer } from "#renderer/renderer.ts";
import type { Site } from "./open-site.ts";
import type { Program } from "./program.ts";

/** Renders a page of the site with what a request adds to it, without scripts. */
export type RenderPage = (pagePath: string, input: PageInput) => Promise<{ html: string; policy: string }>;

/**
 * Loads the renderer: at once, because a later version may have taken its place on the disk when it is needed.
 * @param site the site that is served
 * @param pictureFolder folder of drawn pictures
 */
export async function pageRenderer(
  program: Program,
  site: () => Site,
  pictureFolder: string,
): Promise<RenderPage> {
  const renderer: Renderer = await import(pathToFileURL(program.renderer).href);
  return (pagePath, input) => {
    const { contentFolder, timeMs } = site();
    const options = { folder: contentFolder, timeMs, pictureFolder };
    return renderer.renderPage(pagePath, options, { hasApp: false, ...input });
  };
}
