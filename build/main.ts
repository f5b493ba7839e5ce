import { spawn } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { compressTree } from "./compress.ts";
import { ensureFont } from "./font.ts";
import { finishPages } from "./pages.ts";
import { writeServerData } from "./server-data.ts";
import { writeSiteFiles } from "./site-files.ts";
import { writeStamp } from "./stamp.ts";

const client = path.resolve("dist/client");

/** Runs a program of this project's and fails when it fails. */
async function run(program: string, ...args: string[]) {
  const child = spawn(program, args, { stdio: "inherit" });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with status ${status}`);
}

/** Builds everything that is served into `dist/`. */
export async function build() {
  const started = performance.now();
  await mkdir(".generated/public", { recursive: true });
  await ensureFont();
  await run("react-router", "build");
  // Loaders draw their pictures while pages are rendered, after Vite has copied its public folder.
  await cp(".generated/public", client, { recursive: true });
  await finishPages(client, "dist/csp.json");
  await writeSiteFiles(client);
  await writeServerData("dist/server-data.json");
  await compressTree(client);
  await writeStamp();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) await build();
