import { readdir, readFile, readlink, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type ReleaseInfo, releaseSchema } from "#contract/release.ts";
import { distDir } from "../dist-dir.ts";
import { replaceLink } from "./install-folder.ts";

/** How many releases before the current one stay on disk, and their hashed files on the site. */
const keptBefore = 2;

/** A release that was never served, such as one whose publication was not confirmed, is removed after this time. */
const neverServedMaxAgeMs = 24 * 60 * 60 * 1000;

export const releasesDir = path.join(distDir, "releases");

/** A symbolic link to the folder of the release that is served. Servers look where it points to. */
const currentLink = path.join(distDir, "current");

/** The names of releases in the order in which they were served, last first. */
const historyFile = path.join(distDir, "history.json");

export const releaseFolder = (id: string) => path.join(releasesDir, id);

/** The name of the release that is served, or null without any. */
export async function currentReleaseId(): Promise<string | null> {
  const target = await readlink(currentLink).catch(() => null);
  return target === null ? null : path.basename(target);
}

/** The releases on disk, newest first. */
export async function listReleases(): Promise<ReleaseInfo[]> {
  const ids = (await readdir(releasesDir).catch(() => [])).filter((name) => !name.startsWith("."));
  const releases = await Promise.all(
    ids.map(async (id) => {
      const text = await readFile(path.join(releaseFolder(id), "release.json"), "utf8").catch(() => "null");
      return releaseSchema.safeParse(JSON.parse(text)).data ?? [];
    }),
  );
  return releases.flat().sort((a, b) => b.id.localeCompare(a.id));
}

/** The names of releases that were served, last first. */
export async function readHistory(): Promise<string[]> {
  return JSON.parse(await readFile(historyFile, "utf8").catch(() => "[]"));
}

/** Makes running servers serve a release, and remembers that it was served. */
export async function switchTo(id: string) {
  const history = [id, ...(await readHistory()).filter((one) => one !== id)];
  await writeFile(`${historyFile}-next`, JSON.stringify(history.slice(0, 100)));
  await rename(`${historyFile}-next`, historyFile);
  await replaceLink(currentLink, releaseFolder(id));
}

/** Removes a release that is not to be served. */
export const removeRelease = (id: string) => rm(releaseFolder(id), { recursive: true, force: true });

/** Removes all releases but the current one, those served before it, and those that may be published yet. */
export async function removeOldReleases() {
  const current = await currentReleaseId();
  const history = await readHistory();
  const ids = (await listReleases()).map(({ id }) => id);
  const before = history.filter((id) => id !== current && ids.includes(id)).slice(0, keptBefore);
  for (const id of ids) {
    if (id === current || before.includes(id)) continue;
    const { mtimeMs } = await stat(releaseFolder(id));
    if (!history.includes(id) && Date.now() - mtimeMs < neverServedMaxAgeMs) continue;
    await removeRelease(id);
  }
}
