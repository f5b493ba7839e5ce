import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { ContentError } from "#content-model/read-content.ts";
import { writeAssets } from "./build-assets.ts";
import { buildDesk } from "./build-desk.ts";
import { buildServer } from "./build-server.ts";
import { checkContent } from "./check-content.ts";
import { compressTree } from "./compress.ts";
import { distDir } from "./dist-dir.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { finishPages } from "./pages/finish-pages.ts";
import { runProgram } from "./run-program.ts";
import { writeServerData } from "./server-data.ts";
import { writeSiteFiles } from "./site-files/write-site-files.ts";
import { siteInputs, writeStamp } from "./stamp.ts";

/** React Router's build folder, as in `react-router.config.ts`. It replaces `distDir` when the build is complete. */
const buildDir = path.resolve(".generated/dist");
const clientDir = path.join(buildDir, "client");
const previousDir = ".generated/dist-previous";

/** Replaces the served folder with the new build, so that a failed build leaves it untouched. */
async function replaceDist() {
  await rm(previousDir, { recursive: true, force: true });
  if (existsSync(distDir)) await rename(distDir, previousDir);
  await mkdir(path.dirname(distDir), { recursive: true });
  await rename(buildDir, distDir);
  await rm(previousDir, { recursive: true, force: true });
}

/**
 * Builds the site, the server and the desk into `distDir`.
 * @throws ContentError with every error in the content files, before anything is built
 */
async function build() {
  const started = performance.now();
  await checkContent();

  await rm(buildDir, { recursive: true, force: true });
  await rm(".generated/public", { recursive: true, force: true });
  await writeAssets();
  await writeEditorSchemas();

  await runProgram("react-router", "build");
  // The page React Router serves for unknown paths; this site has /404. Fails when the file is not there.
  await rm(path.join(clientDir, "__spa-fallback.html"));
  await finishPages(clientDir, path.join(buildDir, "csp.json"));
  await writeSiteFiles(clientDir);
  await compressTree(clientDir);

  await writeServerData(path.join(buildDir, "server-data.json"));
  await buildServer(path.join(buildDir, "server"));
  await buildDesk(path.join(buildDir, "desk"));

  await writeStamp(buildDir, siteInputs);
  await replaceDist();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds from the command line: prints content errors without a stack trace and sets the exit status to 1. */
export async function runBuildCli() {
  try {
    await build();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runBuildCli();
