import { existsSync } from "node:fs";
import { hasBuildTools } from "./build-tools.ts";
import { distDir } from "./dist-dir.ts";
import { currentReleaseId, listReleases, readHistory, releaseFolder } from "./releases/releases.ts";
import { deskInputs, isFresh, serverInputs, siteInputs } from "./stamp.ts";

/**
 * Whether the sources as they are now have been served, and no item waits that should have appeared. After a rollback
 * another release is current; a start does not undo that.
 */
async function isSiteFresh() {
  const current = await currentReleaseId();
  const history = await readHistory();
  for (const { id, nextChangeAt } of await listReleases()) {
    if (!history.includes(id) || !(await isFresh(releaseFolder(id), siteInputs))) continue;
    const isDue = nextChangeAt !== undefined && Date.parse(nextChangeAt) <= Date.now();
    if (id !== current)
      console.warn(
        `Release ${current} has been served since a rollback. To serve ${id} again: npm run releases -- rollback ${id}`,
      );
    return id !== current || !isDue;
  }
  return false;
}

// Runs before `npm start`, and with the argument `server` before `npm run applications`: builds what is out of date. With
// the argument `strict`, for tests, a build that fails is an error also where an earlier release could be served.
const isServerOnly = process.argv[2] === "server";
const isUpToDate = async () =>
  (await isFresh(`${distDir}/server`, serverInputs)) &&
  (isServerOnly || ((await isFresh(`${distDir}/desk`, deskInputs)) && (await isSiteFresh())));

async function buildStaleParts() {
  // Another build may have done it while this one waited.
  if (await isUpToDate()) return;
  const { build } = await import("./build.ts");
  const { buildPrograms } = await import("./releases/programs.ts");
  if (isServerOnly || (await isSiteFresh())) {
    const installPrograms = await buildPrograms(isServerOnly ? ["server"] : undefined);
    await installPrograms();
    return;
  }
  console.log("Building the site …");
  await build();
}

const canServe = () =>
  existsSync(`${distDir}/server/main.js`) && (isServerOnly || existsSync(`${distDir}/current/release.json`));

if (await isUpToDate()) {
  // Nothing to do.
} else if (hasBuildTools()) {
  const { withBuildLock } = await import("./build-lock.ts");
  const { printBuildError } = await import("./build.ts");
  try {
    await withBuildLock(buildStaleParts);
  } catch (error) {
    printBuildError(error);
    if (process.argv[2] === "strict" || !canServe()) process.exitCode = 1;
    else if (!isServerOnly) {
      console.error(
        `\nThe site cannot be built: see above. Release ${await currentReleaseId()}, which was built before, is served. When this is corrected, run \`npm run publish\`.`,
      );
    }
  }
} else if (canServe()) {
  console.warn(
    "The built site is older than its sources, and is served as it is. To build it, run `npm ci` first.",
  );
} else {
  console.error(
    "The built site is missing and the build tools are not installed: run `npm ci && npm run build` first.",
  );
  process.exitCode = 1;
}
