import { withBuildLock } from "../build-lock.ts";
import { buildRelease } from "../build-release.ts";
import { checkContent } from "../check-content.ts";
import { distDir } from "../dist-dir.ts";
import { buildPrograms } from "../releases/programs.ts";
import { currentReleaseId, releaseFolder, removeOldReleases, switchTo } from "../releases/releases.ts";
import { isFresh, serverInputs } from "../stamp.ts";
import { compareReleases } from "./compare-releases.ts";

/**
 * Builds a release without serving it, and compares it with the one that is served.
 * @throws ContentError with every error in the content files
 */
export function preparePublication() {
  return withBuildLock(async () => {
    await checkContent();
    const id = await buildRelease();
    const current = await currentReleaseId();
    return {
      id,
      /** Null when nothing is served yet. */
      changes: current === null ? null : compareReleases(releaseFolder(current), releaseFolder(id)),
      /** Whether the server was built from other sources than those that are here now. */
      needsRestart: !(await isFresh(`${distDir}/server`, serverInputs)),
    };
  });
}

/** Switches to a release, and builds the programs that are out of date. @returns the release that was served before */
export function finishPublication(id: string): Promise<string | null> {
  return withBuildLock(async () => {
    const before = await currentReleaseId();
    const installPrograms = await buildPrograms();
    await switchTo(id);
    await installPrograms();
    await removeOldReleases();
    return before;
  });
}
