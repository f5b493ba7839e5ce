import { readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentHash } from "#pictures/cache.ts";
import { compressTree } from "#renderer/compress.ts";
import { writeAssets } from "./build-assets.ts";
import { buildServer } from "./build-server.ts";
import { runProgram } from "./run-program.ts";

/** Where the program is built before it takes the place of `dist`; `react-router.config.ts` names it, too. */
const folder = path.resolve(".generated/program");

/** More than a build writes, with what its tools need meanwhile. */
const neededMegabytes = 100;

/** Ends the process, in words, when the disk has no room for a build. */
async function requireRoom() {
  const { bavail, bsize } = await statfs(".");
  const freeMegabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  if (freeMegabytes >= neededMegabytes) return;
  console.error(
    `The disk is full: a build needs ${neededMegabytes} MB, and ${path.resolve()} has ${freeMegabytes}. Free some space, and try again.`,
  );
  process.exit(1);
}

/** Builds the site's app and its renderer. */
async function buildApp() {
  await runProgram("react-router", "build", "--logLevel", "warn");
  await compressTree(path.join(folder, "app/client"));
}

async function buildDesk() {
  const outDir = path.join(folder, "desk");
  await runProgram("vite", "build", "desk", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn");
  await compressTree(outDir);
}

/** Builds the program: the site's app with its renderer, the server and the desk. Reads no content. */
export async function build() {
  const started = performance.now();
  await requireRoom();
  console.log("Building the program …");
  await rm(folder, { recursive: true, force: true });
  await writeAssets();
  await Promise.all([buildApp(), buildDesk(), buildServer(path.join(folder, "server"))]);
  // Names what pages are rendered by: its assets' names are part of the bundle.
  const version = contentHash(await readFile(path.join(folder, "app/server/index.js")));
  await writeFile(path.join(folder, "version"), version);
  await rm("dist", { recursive: true, force: true });
  await rename(folder, "dist");
  console.log(`Built program ${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) await build();
