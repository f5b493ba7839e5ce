import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";

/** Folders that a build writes to; Vite bundles its configuration into the last one. */
const writtenFolders = ["dist", ".generated", ".cache", ".react-router", "node_modules/.vite-temp"];

/** What prevents this installation from building the site, in words; undefined when it can. */
export function buildProblem(folder = process.cwd()): string | undefined {
  const isHere = (file: string) => existsSync(path.join(folder, file));
  if (!isHere("scripts/publish/publish-due.ts")) return "the sources of the site are not here";
  if (!isHere("node_modules/vite/package.json")) return "the build tools are not installed here";
  for (const name of writtenFolders) {
    try {
      const written = path.join(folder, name);
      accessSync(existsSync(written) ? written : path.dirname(written), constants.W_OK);
    } catch {
      return `this server may not write to ${name}/`;
    }
  }
  return undefined;
}
