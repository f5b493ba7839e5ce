import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentDir } from "#content-model/content-dir.ts";
import { readNextChangeTime } from "#content-model/next-change.ts";
import { contentTimeMs } from "#content-model/publication.ts";
import type { ReleaseInfo } from "#contract/release.ts";
import { writeAssets } from "./build-assets.ts";
import { compressTree } from "./compress.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { finishPages } from "./pages/finish-pages.ts";
import { installFolder, removeIncomplete } from "./releases/install-folder.ts";
import { newId } from "./releases/release-id.ts";
import { releaseFolder, releasesDir } from "./releases/releases.ts";
import { runProgram } from "./run-program.ts";
import { writeServerData } from "./server-data.ts";
import { writeSiteFiles } from "./site-files/write-site-files.ts";
import { contractInputs, currentStamp, siteInputs, writeStamp } from "./stamp.ts";

const generated = path.resolve(".generated");
const buildPrefix = "build-release-";

/** Makes an empty folder to build in, and removes those of builds that were interrupted. */
async function makeBuildFolder(id: string) {
  await removeIncomplete(releasesDir);
  await mkdir(generated, { recursive: true });
  for (const name of await readdir(generated)) {
    if (name.startsWith(buildPrefix)) await rm(path.join(generated, name), { recursive: true, force: true });
  }
  return path.join(generated, buildPrefix + id);
}

/** Builds everything that visitors get into a folder. */
async function buildSite(folder: string) {
  const client = path.join(folder, "client");
  await rm(".generated/public", { recursive: true, force: true });
  await writeAssets();
  await writeEditorSchemas();

  // All processes of a build decide by one time what is published.
  process.env.CONTENT_TIME = new Date(contentTimeMs).toISOString();
  process.env.BUILD_DIR = folder;
  await runProgram("react-router", "build", "--logLevel", "warn");
  // What React Router prerendered with.
  await rm(path.join(folder, "server"), { recursive: true, force: true });
  // The page React Router serves for unknown paths; this site has /404. Fails when the file is not there.
  await rm(path.join(client, "__spa-fallback.html"));
  await finishPages(client, path.join(folder, "csp.json"));
  await writeSiteFiles(client);
  await compressTree(client);
  await writeServerData(path.join(folder, "server-data.json"));
}

/**
 * Builds a release from content that has been checked. It is complete on disk, but not served.
 * @returns its name
 */
export async function buildRelease(): Promise<string> {
  const id = newId();
  const folder = await makeBuildFolder(id);
  try {
    await buildSite(folder);
    // What a scheduled build starts from, so that it publishes nothing but what is due.
    await cp(contentDir, path.join(folder, "content"), { recursive: true });
    const nextChangeTimeMs = await readNextChangeTime();
    const info: ReleaseInfo = {
      id,
      builtAt: new Date().toISOString(),
      contractHash: await currentStamp(contractInputs),
      ...(nextChangeTimeMs === null ? {} : { nextChangeAt: new Date(nextChangeTimeMs).toISOString() }),
    };
    await writeFile(path.join(folder, "release.json"), JSON.stringify(info));
    await writeStamp(folder, siteInputs);
    await installFolder(folder, releaseFolder(id));
    return id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
