import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

/** A program that names another version, in a folder of its own. @returns the folder to start it in */
export async function otherProgram(folder: string) {
  const dist = path.join(folder, "other-program/dist");
  await mkdir(dist, { recursive: true });
  for (const part of ["app", "server", "desk"])
    await symlink(path.resolve("dist", part), path.join(dist, part));
  await writeFile(path.join(dist, "version"), "another-version");
  return path.dirname(dist);
}
