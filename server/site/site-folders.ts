import { existsSync } from "node:fs";
import {
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { dayMs, hourMs } from "#contract/durations.ts";
import { type SiteInfo, siteInfo } from "#contract/site-info.ts";

/** How many sites stay beside the one that is served: visitors still have their pages open. */
const keptBefore = 3;

/** How many renderings of what was never served stay, however old: the next one takes over what has not changed. */
const keptDrafts = 3;

/** From when it was made. What the land's pictures are drawn from takes 20 MB, and seconds to compute again. */
const surveyKeptMs = 7 * dayMs;

/**
 * Where a data folder has rendered sites:
 *
 *     site/content/SNAPSHOT/                    files of a publication
 *     site/rendered/PROGRAM-SNAPSHOT-TIME/      what a program rendered of it, for a time
 *     site/pictures/                            drawn pictures of all of them
 *     site/drafts/                              drafts of members, named after what is in them
 *     site/current                              link to the rendered site that is served
 */
export const siteFolders = (dataDir: string) => {
  const root = path.resolve(dataDir, "site");
  return {
    root,
    pictures: path.join(root, "pictures"),
    drafts: path.join(root, "drafts"),
    rendered: path.join(root, "rendered"),
    current: path.join(root, "current"),
    content: (snapshot: string) => path.join(root, "content", snapshot),
    site: (program: string, snapshot: string, timeMs: number) =>
      path.join(root, "rendered", `${program}-${snapshot}-${timeMs}`),
  };
};

export type SiteFolders = ReturnType<typeof siteFolders>;

/** The last time up to `timeMs` at which content changed the site by itself; 0 without one. */
const lastChange = ({ timedChanges }: SiteInfo, timeMs: number) =>
  timedChanges.findLast((change) => change.timeMs <= timeMs)?.timeMs ?? 0;

/** Reads what a rendered site says of itself; null when it is incomplete or damaged. */
export async function readSiteInfo(folder: string): Promise<SiteInfo | null> {
  try {
    return siteInfo.parse(JSON.parse(await readFile(path.join(folder, "site.json"), "utf8")));
  } catch {
    return null;
  }
}

/** The folder of a site that was rendered already and is the same at a time; null without one. */
export async function findRenderedSite(
  folders: SiteFolders,
  { program, snapshot, timeMs }: { program: string; snapshot: string; timeMs: number },
): Promise<string | null> {
  const names = await readdir(folders.rendered).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(`${program}-${snapshot}-`))) {
    const folder = path.join(folders.rendered, name);
    const info = await readSiteInfo(folder);
    if (info && lastChange(info, info.timeMs) === lastChange(info, timeMs)) return folder;
  }
  return null;
}

/** The rendered sites, the one that was used last first. */
export async function listRenderedSites({ rendered }: Pick<SiteFolders, "rendered">): Promise<string[]> {
  const names = (await readdir(rendered).catch(() => [])).filter((name) => !name.includes(".incomplete-"));
  const times = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs = 0 } = (await stat(path.join(rendered, name)).catch(() => null)) ?? {};
      // A time to come is of a clock that was wrong.
      return mtimeMs > Date.now() ? 0 : mtimeMs;
    }),
  );
  return names
    .map((name, index) => ({ folder: path.join(rendered, name), usedMs: times[index] ?? 0 }))
    .sort((a, b) => b.usedMs - a.usedMs)
    .map(({ folder }) => folder);
}

/** A file of each site that was served, and of none that was rendered for people of the team alone. */
const servedMark = (folder: string) => path.join(folder, "served");

/** Whether visitors have seen a rendered site. */
export const wasServed = (folder: string): boolean => existsSync(servedMark(folder));

/** Notes that a site is served from now on. */
export async function markCurrent({ root, current }: SiteFolders, folder: string): Promise<void> {
  await writeFile(servedMark(folder), "");
  // The version before served it without a mark.
  const before = await realpath(current).catch(() => null);
  if (before !== null) await writeFile(servedMark(before), "").catch(() => {});
  const now = new Date();
  await utimes(folder, now, now);
  const link = `${current}.${process.pid}`;
  await rm(link, { force: true });
  await symlink(path.relative(root, folder), link);
  await rename(link, current);
}

/** The name of the snapshot of a rendered site, from its folder's name. */
const snapshotOf = (folder: string) => path.basename(folder).split("-")[1] ?? "";

/** Whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const contentRoot = (folders: SiteFolders) => path.dirname(folders.content("any"));

/** Deletes a file or folder. What cannot be deleted stays until the next time, and stops nothing. */
const remove = (file: string) => rm(file, { recursive: true, force: true }).catch(() => {});

/** Whether a file or folder is there, and was changed last before a time. */
async function isOlderThan(file: string, timeMs: number): Promise<boolean> {
  const { mtimeMs = timeMs } = (await stat(file).catch(() => null)) ?? {};
  return mtimeMs < timeMs;
}

/**
 * Deletes what processes left that were ended while they wrote. None writes for a day, so what is older is of another
 * process than the one that has its number now.
 */
export async function deleteIncomplete(folders: SiteFolders): Promise<void> {
  for (const folder of [folders.rendered, contentRoot(folders)]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const [, pid] = /\.incomplete-(\d+)/.exec(name) ?? [];
      if (pid === undefined) continue;
      const file = path.join(folder, name);
      if (!isRunning(Number(pid)) || (await isOlderThan(file, Date.now() - dayMs))) await remove(file);
    }
  }
}

/** Deletes the files of drafts that were not used for a day. They are written again when they are needed. */
export async function deleteOldDrafts({ drafts }: SiteFolders): Promise<void> {
  for (const name of await readdir(drafts).catch(() => [])) {
    const file = path.join(drafts, name);
    if (await isOlderThan(file, Date.now() - dayMs)) await remove(file);
  }
}

/**
 * Deletes drawn pictures that no rendered site had for a day, whose pictures are links to the same files, and surveys of
 * the land that were made long ago.
 */
async function deleteUnusedPictures({ pictures }: SiteFolders): Promise<void> {
  for (const name of await readdir(pictures).catch(() => [])) {
    const file = path.join(pictures, name);
    // The time of its last link's removal; a survey, which has none, was made then.
    const { nlink = 0, ctimeMs = 0 } = (await stat(file).catch(() => null)) ?? {};
    const keptMs = name.endsWith(".survey") ? surveyKeptMs : dayMs;
    if (nlink === 1 && ctimeMs < Date.now() - keptMs) await remove(file);
  }
}

/** Deletes rendered sites that nobody needs any more. */
export async function deleteOldSites(folders: SiteFolders): Promise<void> {
  const current = path.basename(await readlink(folders.current).catch(() => ""));
  const others = (await listRenderedSites(folders)).filter((folder) => path.basename(folder) !== current);
  const drafts = others.filter((folder) => !wasServed(folder));
  for (const folder of others.filter(wasServed).slice(keptBefore)) await remove(folder);
  // A younger one may be compared now, or be what is due within an hour.
  for (const folder of drafts.slice(keptDrafts))
    if (await isOlderThan(folder, Date.now() - 2 * hourMs)) await remove(folder);
  const kept = (await listRenderedSites(folders)).map(snapshotOf);
  for (const name of await readdir(contentRoot(folders)).catch(() => [])) {
    if (kept.includes(name) || name.includes(".incomplete-")) continue;
    const folder = folders.content(name);
    // Another process may be about to render a younger one.
    if (await isOlderThan(folder, Date.now() - hourMs)) await remove(folder);
  }
  await deleteUnusedPictures(folders);
}

/**
 * Sees to it that nothing is taken from a damaged site when it is rendered again. Other sites and the drawn pictures are
 * links to the same files.
 */
export async function forgetDamaged(folders: SiteFolders, folder: string, damaged: string[]): Promise<void> {
  const present = damaged.filter((file) => existsSync(path.join(folder, "client", file)));
  for (const file of present) {
    await rm(path.join(folder, "client", file), { force: true });
    if (path.dirname(file) === "pictures")
      await rm(path.join(folders.pictures, path.basename(file)), { force: true });
  }
  const others = present.length > 0 ? await listRenderedSites(folders) : [];
  for (const site of [folder, ...others]) await rm(path.join(site, "pages.json"), { force: true });
  await rm(path.join(folder, "site.json"), { force: true });
}

/** Makes the folders. */
export async function makeSiteFolders(folders: SiteFolders): Promise<void> {
  for (const folder of [folders.rendered, folders.pictures, contentRoot(folders)]) {
    if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  }
}
