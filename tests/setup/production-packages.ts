import { readFileSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";

type Lockfile = { packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }> };

/** Fills a folder's `node_modules` with links to the packages that `npm prune --omit=dev --omit=optional` would leave. */
export async function linkProductionPackages(folder: string) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
  const names = Object.entries(packages)
    .filter(
      ([name, { dev, devOptional, optional }]) =>
        /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) && !(dev || devOptional || optional),
    )
    .map(([name]) => name);
  for (const name of names) {
    const link = path.join(folder, name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.resolve(name), link, "dir");
  }
}
