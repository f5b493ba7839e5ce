import { cp, link, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "#content-model/checks/check.ts";
import {
  type ContentOptions,
  contentContext,
  hashDerivedValue,
  withContent,
} from "#content-model/content-context.ts";
import { formatMistake } from "#content-model/content-error.ts";
import { readTimedChanges } from "#content-model/next-change.ts";
import { getItemPaths } from "#content-model/paths.ts";
import type { SiteInfo } from "#contract/site-info.ts";
import { contentHash } from "#pictures/cache.ts";
import type { PictureRequest } from "#pictures/requests.ts";
import { writePictures } from "#pictures/write-pictures.ts";
import { compressTree } from "./compress.ts";
import { describePage } from "./page-head.ts";
import { errorPages } from "./pages/finish-page.ts";
import { renderPage, staticPaths } from "./render-page.ts";
import {
  fileSizes,
  type PageRecord,
  type PageRecords,
  pageFile,
  readPageRecords,
  readTextValues,
} from "./rendered-site.ts";
import { readServerData } from "./server-data.ts";
import type { ChangeDays } from "./site-files/last-changed.ts";
import { writeSiteFiles } from "./site-files/write-site-files.ts";
import { sourceHashes } from "./source-hashes.ts";

export type RenderSiteOptions = {
  /** The content, for visitors. */
  contentFolder: string;
  timeMs: number;
  /** The days on which content files were last changed, for the sitemap. */
  changeDays: ChangeDays;
  /** Where the rendered site will be. It appears there when it is complete. */
  output: string;
  /** A site that the same program rendered: what has not changed since is taken from it. */
  previous?: string;
  /** The program's scripts, styles, fonts and icons. */
  assets: string;
  /** Folder of drawn pictures, used by all renderings. */
  pictureFolder: string;
};

/** What all pages of one rendering share. */
type Rendering = RenderSiteOptions & {
  client: string;
  content: ContentOptions;
  previousPages: PageRecords;
  hashSources: (sources: Iterable<string>) => Promise<string>;
  /** The pictures that rendered pages ask for. */
  pictures: Map<string, PictureRequest>;
  /** Files that were taken from the previous site: pages share pictures. */
  kept: Set<string>;
};

/** Takes a page over from the previous site, where its pictures are, too. @returns null when files are missing there */
async function keepPage(rendering: Rendering, pagePath: string, record: PageRecord) {
  const { client, previous = "", kept } = rendering;
  const files = [pageFile(pagePath), ...record.pictures.map((one) => `pictures/${one}`)];
  try {
    await mkdir(path.dirname(path.join(client, pageFile(pagePath))), { recursive: true });
    for (const file of files) {
      if (kept.has(file)) continue;
      await link(path.join(previous, "client", file), path.join(client, file));
      kept.add(file);
    }
    return record;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    // A link must not be written to: the file is also the previous site's.
    await rm(path.join(client, pageFile(pagePath)), { force: true });
    kept.delete(pageFile(pagePath));
    return null;
  }
}

/** Whether all that a page was made from is as it was. */
async function isCurrent({ sources, sourceHash, values }: PageRecord, hashSources: Rendering["hashSources"]) {
  if (sourceHash !== (await hashSources(sources))) return false;
  for (const [id, hash] of Object.entries(values)) {
    if ((await hashDerivedValue(id)) !== hash) return false;
  }
  return true;
}

/** Writes a page, unless it has not changed since the previous site. */
async function writePage(rendering: Rendering, pagePath: string): Promise<PageRecord> {
  const { client, content, previousPages, hashSources } = rendering;
  const before = previousPages[pagePath];
  if (before && (await isCurrent(before, hashSources))) {
    const kept = await keepPage(rendering, pagePath, before);
    if (kept) return kept;
  }
  const page = await renderPage(pagePath, content);
  if (page.status !== 200) throw new Error(`${pagePath} was answered with status ${page.status}`);
  const sources = [...page.files].sort();
  const madeFrom = {
    sources,
    sourceHash: await hashSources(sources),
    values: Object.fromEntries(page.values),
  };
  const htmlHash = contentHash(page.html);
  if (before?.htmlHash === htmlHash) {
    const kept = await keepPage(rendering, pagePath, { ...before, ...madeFrom });
    if (kept) return kept;
  }
  const html = path.join(client, pageFile(pagePath));
  await mkdir(path.dirname(html), { recursive: true });
  await writeFile(html, page.html);
  for (const [file, request] of page.pictures) rendering.pictures.set(file, request);
  return {
    policy: page.policy,
    ...madeFrom,
    htmlHash,
    pictures: [...page.pictures.keys()],
    head: describePage(pagePath, page.html),
  };
}

async function writeEverything(options: RenderSiteOptions, folder: string, content: ContentOptions) {
  const { contentFolder, assets, previous, changeDays, pictureFolder, timeMs } = options;
  const { warnings } = await checkContent();
  const timedChanges = await readTimedChanges();
  const passed = timedChanges.filter((change) => change.timeMs <= timeMs).map(({ file }) => file);
  const client = path.join(folder, "client");
  const rendering: Rendering = {
    ...options,
    client,
    content,
    previousPages: await readPageRecords(previous),
    hashSources: sourceHashes(contentFolder, passed),
    pictures: new Map(),
    kept: new Set(),
  };
  const paths = [...staticPaths, ...errorPages, ...(await getItemPaths())].sort();
  await cp(assets, client, { recursive: true });
  await mkdir(path.join(client, "pictures"), { recursive: true });
  const pages: PageRecords = {};
  for (const pagePath of paths) pages[pagePath] = await writePage(rendering, pagePath);
  await writePictures(rendering.pictures, path.join(client, "pictures"), pictureFolder);
  const heads = Object.values(pages).flatMap(({ head }) => head ?? []);
  await writeSiteFiles(client, heads, changeDays);
  await compressTree(client, previous && path.join(previous, "client"));
  await writeFile(path.join(folder, "server-data.json"), JSON.stringify(await readServerData()));
  await writeFile(path.join(folder, "pages.json"), JSON.stringify(pages));
  await writeFile(path.join(folder, "texts.json"), JSON.stringify(content.textValues?.now));
  const policies = Object.fromEntries(Object.entries(pages).map(([one, { policy }]) => [one, policy]));
  const info: SiteInfo = {
    timeMs,
    timedChanges,
    policies,
    sizes: await fileSizes(client),
    warnings: warnings.map(formatMistake),
  };
  await writeFile(path.join(folder, "site.json"), JSON.stringify(info));
  return info;
}

/**
 * Renders the whole site into a folder: pages with their pictures, feeds and sitemap, compressed, and what the
 * server reads of the content. What has not changed is taken from the previous site.
 * @throws ContentError with every mistake in the content, before anything is rendered
 */
export async function renderSite(options: RenderSiteOptions): Promise<SiteInfo> {
  const { contentFolder, timeMs, output } = options;
  const folder = `${output}.incomplete-${process.pid}`;
  const textValues = { before: await readTextValues(options.previous), now: {} };
  const content: ContentOptions = { folder: contentFolder, timeMs, memory: new Map(), textValues };
  try {
    await mkdir(folder, { recursive: true });
    const info = await withContent(contentContext(content), () => writeEverything(options, folder, content));
    await rename(folder, output);
    return info;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
