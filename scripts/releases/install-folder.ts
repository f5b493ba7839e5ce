import { cp, lstat, mkdir, readdir, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** What the name of a folder begins with while it is still being copied. */
const incompletePrefix = ".incomplete-";

/** Moves a built folder to its place. It appears there complete or not at all, also on another file system. */
export async function installFolder(built: string, folder: string) {
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await rename(built, folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const incomplete = path.join(path.dirname(folder), incompletePrefix + path.basename(folder));
    await cp(built, incomplete, { recursive: true });
    await rename(incomplete, folder);
    await rm(built, { recursive: true, force: true });
  }
}

/** Removes what copies that were interrupted left in a folder. */
export async function removeIncomplete(parent: string) {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(incompletePrefix))) {
    await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Points a symbolic link to another folder, at once: readers see the old target or the new one. */
export async function replaceLink(link: string, target: string) {
  const stats = await lstat(link).catch(() => null);
  // Builds of earlier versions wrote folders there.
  if (stats?.isDirectory()) await rm(link, { recursive: true });
  const next = `${link}-next`;
  await rm(next, { force: true });
  await symlink(path.relative(path.dirname(link), target), next, "dir");
  await rename(next, link);
}
