import { checkContent } from "#content-model/checks/check.ts";
import { type ContentOptions, contentContext, withContent } from "#content-model/content-context.ts";
import { getItemPaths } from "#content-model/paths.ts";
import type { ServerData } from "#contract/server-data.ts";
import { describePage, type IndexablePage } from "./page-head.ts";
import { renderPage, staticPaths } from "./render-page.ts";
import { readServerData } from "./server-data.ts";
import { siteFiles } from "./site-files/write-site-files.ts";

/** What a preview needs besides pages: the paths of all pages, and what the server reads of the content. */
type SiteData = { paths: string[]; data: ServerData };

/** The paths of all pages. @throws ContentError when the file of one cannot be read */
export const listPaths = (options: ContentOptions): Promise<string[]> =>
  withContent(contentContext(options), async () => [...staticPaths, ...(await getItemPaths())]);

/** @throws ContentError when content that it needs cannot be read */
export async function readSiteData(options: ContentOptions): Promise<SiteData> {
  const paths = await listPaths(options);
  return { paths, data: await withContent(contentContext(options), readServerData) };
}

/** Checks all content. @throws ContentError with every mistake */
export async function checkSite(options: ContentOptions): Promise<void> {
  await withContent(contentContext(options), () => checkContent());
}

/** The content of the sitemap, a feed or another file that is made from all pages; undefined for another path. */
export async function renderSiteFile(path: string, options: ContentOptions): Promise<string | undefined> {
  const paths = await listPaths(options);
  const pages: IndexablePage[] = [];
  for (const one of paths.sort()) {
    const head = describePage(one, (await renderPage(one, options)).html);
    if (head) pages.push(head);
  }
  const files: Record<string, string> = await withContent(contentContext(options), () =>
    siteFiles(pages, new Map()),
  );
  return files[path];
}
