import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { openProgram } from "#server/site/program.ts";
import type { EditedSite } from "./edited-site.ts";
import { fixtureData } from "./sites.ts";

const version = "another";

/**
 * A program that names another version, in a folder of its own. It has rendered the fixture content in the site's data
 * folder before, so that it renders again what a test has changed.
 * @returns the folder to start it in
 */
export async function otherProgram({ folder, dataDir }: Pick<EditedSite, "folder" | "dataDir">) {
  const dist = path.join(folder, "other-program/dist");
  await mkdir(dist, { recursive: true });
  for (const part of ["app", "server", "desk"])
    await symlink(path.resolve("dist", part), path.join(dist, part));
  await writeFile(path.join(dist, "version"), version);
  const own = openProgram().version;
  const from = path.join(fixtureData, "site/rendered");
  for (const name of await readdir(from)) {
    if (name.startsWith(`${own}-`))
      await symlink(path.join(from, name), path.join(dataDir, "site/rendered", name.replace(own, version)));
  }
  return path.dirname(dist);
}
