import { spawn } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { readSite } from "#content-model/site.ts";
import { drawSiteIcons } from "#pictures/site-icons.ts";
import { compressTree } from "./compress.ts";
import { drawPictures } from "./draw-pictures.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { ensureFont } from "./font.ts";
import { finishPages } from "./pages.ts";
import { writeServerData } from "./server-data.ts";
import { writeSiteFiles } from "./site-files.ts";
import { writeStamp } from "./stamp.ts";

const client = path.resolve("dist/client");

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

/** Builds everything that is served into `dist/`. */
export async function build() {
  const started = performance.now();
  // Pictures come from the cache; only those this build asks for shall be served.
  await rm(".generated/public", { recursive: true, force: true });
  await drawSiteIcons(await readSite());
  await ensureFont();
  await writeEditorSchemas();
  await drawPictures();
  await run("react-router", "build");
  // Loaders draw their pictures while pages are rendered, after Vite has copied its public folder.
  await cp(".generated/public", client, { recursive: true });
  // React Router's page for unknown paths; ours is /404, with a status of its own.
  await rm(`${client}/__spa-fallback.html`);
  await finishPages(client, "dist/csp.json");
  await writeSiteFiles(client);
  await writeServerData("dist/server-data.json");
  await compressTree(client);
  await writeStamp();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) await build();
