import path from "node:path";
import { compressTree } from "./compress.ts";
import { runProgram } from "./run-program.ts";
import { deskInputs, writeStamp } from "./stamp.ts";

/** Builds the desk's app into a folder, replacing what it held. Reads the icons and the font from `.generated/`. */
export async function buildDesk(folder: string) {
  const outDir = path.resolve(folder);
  await runProgram("vite", "build", "desk", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn");
  await compressTree(outDir);
  await writeStamp(outDir, deskInputs);
}
