import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { environment } from "../setup/environment.ts";
import { fixtureContent } from "../setup/sites.ts";

/** What a build does not read. */
const excluded = ["content", "tests", "bench", "docs"];

/**
 * The files of a project that Git has or would add: neither applicants' data nor settings.
 * @returns paths below its folder
 */
export function projectFiles(folder = "."): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ls-files ended with status ${status}: ${stderr}`);
  return stdout.split("\0").filter((file) => file && existsSync(path.join(folder, file)));
}

/**
 * Copies what a build needs, with the fixture content, to a folder that a test may change and build.
 * @param hasProgram whether the copy gets the program as it is built here
 */
export async function copyOfProject(hasProgram = false) {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  for (const file of projectFiles()) {
    if (!excluded.includes(file.split("/")[0] ?? "")) await cp(file, path.join(folder, file));
  }
  // It has the drawn pictures, which take long to draw.
  if (existsSync(".cache")) await cp(".cache", path.join(folder, ".cache"), { recursive: true });
  await cp(fixtureContent, path.join(folder, "content"), { recursive: true });
  if (hasProgram) await symlink(path.resolve("dist"), path.join(folder, "dist"), "dir");
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "dir");
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The environment of a copy's scripts: they read and write inside the copy. */
export const copyEnvironment = environment({ CONTENT_DIR: "" });
