import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { readSite } from "#content-model/site.ts";
import { ContentError } from "#content-model/source.ts";
import { writeSiteIcons } from "#pictures/site-icons.ts";
import { buildServer } from "./build-server.ts";
import { checkContent } from "./check-content.ts";
import { compressTree } from "./compress.ts";
import { distDir } from "./dist-dir.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { ensureFont } from "./font.ts";
import { finishPages } from "./pages.ts";
import { writeServerData } from "./server-data.ts";
import { writeSiteFiles } from "./site-files.ts";
import { siteInputs, writeStamp } from "./stamp.ts";

/** Where all of it is made (`react-router.config.ts` names it too): what is served stays whole until this is complete. */
const made = path.resolve(".generated/dist");
const client = path.join(made, "client");

/** Runs a program of this project's and fails when it fails. */
async function run(program: string, ...args: string[]) {
  // Whatever the shell says: React's development build is three times the size and slow.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(program, args, { stdio: "inherit", env });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with status ${status}`);
}

/** Puts what was made in the place of what was served so far. */
async function swap() {
  await rm(".generated/dist-before", { recursive: true, force: true });
  // The first build has none to put aside.
  if (existsSync(distDir)) await rename(distDir, ".generated/dist-before");
  await mkdir(path.dirname(distDir), { recursive: true });
  await rename(made, distDir);
  await rm(".generated/dist-before", { recursive: true, force: true });
}

/**
 * Builds everything that is served into `distDir`.
 * @throws ContentError with everything an editor must mend, before anything is made
 */
async function build() {
  const started = performance.now();
  await checkContent();
  await rm(made, { recursive: true, force: true });
  await rm(".generated/public", { recursive: true, force: true });
  await writeSiteIcons(await readSite(), ".generated/public");
  await ensureFont();
  await writeEditorSchemas();
  await run("react-router", "build");
  // React Router's page for unknown paths; ours is /404, with a status of its own.
  await rm(`${client}/__spa-fallback.html`);
  await finishPages(client, path.join(made, "csp.json"));
  await writeSiteFiles(client);
  await writeServerData(path.join(made, "server-data.json"));
  await compressTree(client);
  await buildServer(path.join(made, "server"));
  await writeStamp(made, siteInputs);
  await swap();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds for somebody at a terminal. Fails with status 1 where the content must be mended, which it says in lines. */
export async function buildAndTell() {
  try {
    await build();
  } catch (error) {
    // It says where the content must be mended; a stack trace would only hide that.
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await buildAndTell();
