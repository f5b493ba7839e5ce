import { existsSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";

type Lockfile = { packages: Record<string, { dev?: boolean }> };

/**
 * Copies the packages that `npm prune --omit=dev` would leave into a folder's `node_modules`. Links would find the
 * packages that it removes beside the original.
 */
export async function copyProductionPackages(folder: string) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
  const names = Object.entries(packages)
    .filter(([name, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) && !dev && existsSync(name))
    .map(([name]) => name);
  for (const name of names) await cp(name, path.join(folder, name), { recursive: true });
}
