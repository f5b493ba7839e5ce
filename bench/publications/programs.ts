import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

/** Where packages are found that programs import. */
const folder = path.resolve(".generated/bench-programs");

/** A program whose assets have other names than this one's, as after a change of all of them. @returns its folder */
export async function renamedProgram(suffix: string): Promise<string> {
  const dist = path.join(folder, suffix, "dist");
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await cp("dist/app", path.join(dist, "app"), { recursive: true });
  for (const part of ["server", "desk"]) await symlink(path.resolve("dist", part), path.join(dist, part));
  await writeFile(path.join(dist, "version"), `renamed-${suffix}`.replaceAll("-", ""));

  const client = path.join(dist, "app/client");
  const names = (await readdir(path.join(client, "assets"))).filter((name) => !/\.(br|gz)$/.test(name));
  const renamed = (name: string) => name.replace(/(\.\w+)$/, `${suffix}$1`);
  const files = await readdir(path.join(dist, "app"), { recursive: true, withFileTypes: true });
  for (const entry of files.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (/\.(br|gz)$/.test(file)) await rm(file);
    else if (/\.(js|css|html|json)$/.test(file)) {
      let text = await readFile(file, "utf8");
      for (const name of names) text = text.replaceAll(name, renamed(name));
      await writeFile(file, text);
    }
  }
  for (const name of names)
    await rename(path.join(client, "assets", name), path.join(client, "assets", renamed(name)));
  return path.dirname(dist);
}

export const removePrograms = () => rm(folder, { recursive: true, force: true });
