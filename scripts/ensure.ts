import { existsSync } from "node:fs";
import { distDir } from "./dist-dir.ts";
import { deskInputs, isFresh, serverInputs, siteInputs } from "./stamp.ts";

/** Whether the packages that a build needs are installed; `npm prune --omit=dev --omit=optional` removes them. */
function hasBuildTools() {
  try {
    import.meta.resolve("vite");
    return true;
  } catch {
    return false;
  }
}

// Runs before `npm start`, and with the argument `server` before `npm run applications`: builds what is out of date.
const isServerOnly = process.argv[2] === "server";
const isSiteFresh = await isFresh(distDir, siteInputs);
const isServerFresh = await isFresh(`${distDir}/server`, serverInputs);
const isDeskFresh = await isFresh(`${distDir}/desk`, deskInputs);

if (isServerFresh && (isServerOnly || (isSiteFresh && isDeskFresh))) {
  // Nothing to do.
} else if (!hasBuildTools()) {
  if (existsSync(`${distDir}/server/main.js`)) {
    console.warn(
      "The built site is not from these sources and the build tools are not installed: using it as it is.",
    );
  } else {
    console.error(
      "The built site is missing and the build tools are not installed: run `npm ci && npm run build` first.",
    );
    process.exitCode = 1;
  }
} else if (isSiteFresh || isServerOnly) {
  if (!isServerFresh) {
    const { rebuildServer } = await import("./build-server.ts");
    await rebuildServer();
  }
  if (!isServerOnly && !isDeskFresh) {
    const { rebuildDesk } = await import("./build-desk.ts");
    await rebuildDesk();
  }
} else {
  console.log("Building the site …");
  const { runBuildCli } = await import("./build.ts");
  await runBuildCli();
}
