import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { writeAssets } from "../build-assets.ts";
import { buildDesk } from "../build-desk.ts";
import { buildServer } from "../build-server.ts";
import { distDir } from "../dist-dir.ts";
import { deskInputs, isFresh, serverInputs } from "../stamp.ts";
import { installFolder, removeIncomplete, replaceLink } from "./install-folder.ts";
import { newId } from "./release-id.ts";

type Program = "server" | "desk";

/** How many earlier ones stay: a server that runs goes on loading its modules from the one it was started from. */
const keptBefore = 2;

const programsDir = path.join(distDir, "programs");
const inputs = { server: serverInputs, desk: deskInputs };
const builtFolder = (name: Program) => `.generated/${name}`;

const isProgramFresh = (name: Program) => isFresh(path.join(distDir, name), inputs[name]);

/** Puts a built program in the place of `dist/server` or `dist/desk`. A running server keeps its own. */
async function installProgram(name: Program) {
  await removeIncomplete(programsDir);
  const folder = path.join(programsDir, `${name}-${newId()}`);
  await installFolder(builtFolder(name), folder);
  await replaceLink(path.join(distDir, name), folder);
  const versions = (await readdir(programsDir)).filter((one) => one.startsWith(`${name}-`)).sort();
  for (const version of versions.slice(0, -1 - keptBefore)) {
    await rm(path.join(programsDir, version), { recursive: true, force: true });
  }
}

/**
 * Builds the programs whose sources have changed.
 * @returns a function that puts them in place, to be called when everything else has been built
 */
export async function buildPrograms(names: Program[] = ["server", "desk"]): Promise<() => Promise<void>> {
  const built: Program[] = [];
  for (const name of names) {
    if (await isProgramFresh(name)) continue;
    if (name === "server") await buildServer(builtFolder(name));
    else {
      await writeAssets();
      await buildDesk(builtFolder(name));
    }
    built.push(name);
  }
  return async () => {
    for (const name of built) await installProgram(name);
  };
}
