import { existsSync, globSync, readFileSync } from "node:fs";
import { contentPath } from "#content-model/content-context.ts";
import { itemRoutes } from "#content-model/paths.ts";

/** Content folders whose items a page lists: the page changes when one of the items does. */
const listedFolders: Record<string, string[]> = {
  "/about": ["people"],
  "/careers": ["jobs"],
  "/insights": ["articles", "webinars", "studies"],
  "/portfolio": ["companies"],
  "/programs": ["programs"],
  "/sitemap": Object.keys(itemRoutes),
};

/** Content files that a page is made from, relative to the content folder. */
function contentFilesOf(page: string): string[] {
  const item = Object.entries(itemRoutes).find(([, base]) => page.startsWith(`${base}/`));
  if (item) {
    const name = `${item[0]}/${page.slice(item[1].length + 1)}`;
    return [`${name}.yaml`, `${name}.md`].filter((file) => existsSync(contentPath(file)));
  }
  const name = page === "/" ? "home" : page.slice(1);
  const folders = (listedFolders[page] ?? []).map((folder) => `${folder}/*.{yaml,md}`);
  return globSync([`pages/${name}.{yaml,md}`, ...folders], { cwd: contentPath() });
}

/** The day (`YYYY-MM-DD`) on which each content file was last changed, as far as it is known. */
export type ChangeDays = ReadonlyMap<string, string>;

/** The latest day that a content file itself gives: of its publication, posting or last update. */
function dayInFile(file: string): string | undefined {
  const text = readFileSync(contentPath(file), "utf8");
  const days = text.matchAll(/^(?:date|datePosted|updated): *["']?(\d{4}-\d\d-\d\d)/gm);
  return [...days]
    .flatMap(([, day]) => day ?? [])
    .sort()
    .at(-1);
}

/**
 * Returns a function that gives the day (`YYYY-MM-DD`) on which a page's content last changed, from what is known of its
 * files or from the days in them. It returns undefined when one of the page's files has neither.
 */
export function lastChanges(changeDays: ChangeDays): (page: string) => string | undefined {
  return (page) => {
    const days = contentFilesOf(page).map((file) => changeDays.get(file) ?? dayInFile(file));
    return days.includes(undefined) ? undefined : days.sort().at(-1);
  };
}
