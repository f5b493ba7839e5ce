import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fixtureContent, fixtureDistDir } from "../setup/sites.ts";

/** What a build does not read, or writes itself. */
const excluded = new Set([
  ...[".git", ".generated", ".react-router", "node_modules", "dist", "content"],
  ...["tests", "test-results", "bench", "docs"],
]);

/**
 * Copies what a build needs, with the fixture content, to a folder that a test may change and build.
 * @param distDir where the copy gets the fixture site's `dist`, if anywhere: a build then leaves server and desk as they
 * are, which takes a third less processor time
 */
export async function copyOfProject(distDir?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  // `.cache` among them: it has the drawn pictures, which take long to draw.
  for (const part of await readdir(".")) {
    if (!excluded.has(part)) await cp(part, path.join(folder, part), { recursive: true });
  }
  await cp(fixtureContent, path.join(folder, "content"), { recursive: true });
  if (distDir)
    await cp(fixtureDistDir, path.join(folder, distDir), { recursive: true, verbatimSymlinks: true });
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "dir");
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The environment of a copy's scripts: they read and write inside the copy. */
export const copyEnvironment = { ...process.env, CONTENT_DIR: "", DIST_DIR: "" };

/** Builds a copy. @returns its exit status and its output */
export async function buildCopy(folder: string) {
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    env: copyEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const status = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { status, output };
}
