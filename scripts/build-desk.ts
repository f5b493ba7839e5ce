import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { writeAssets } from "./build-assets.ts";
import { compressTree } from "./compress.ts";
import { distDir } from "./dist-dir.ts";
import { runProgram } from "./run-program.ts";
import { deskInputs, writeStamp } from "./stamp.ts";

/** Builds the desk's app into a folder, replacing what it held. Reads the icons and the font from `.generated/`. */
export async function buildDesk(folder: string) {
  const outDir = path.resolve(folder);
  await runProgram("vite", "build", "desk", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn");
  await compressTree(outDir);
  await writeStamp(outDir, deskInputs);
}

/** Builds it again and puts the result in the place of `dist/desk`; the rest of `dist/` stays as it is. */
export async function rebuildDesk() {
  const built = ".generated/desk";
  await writeAssets();
  await buildDesk(built);
  await rm(`${distDir}/desk`, { recursive: true, force: true });
  await rename(built, `${distDir}/desk`);
}
