import { ContentError } from "#content-model/read-content.ts";
import { withBuildLock } from "./build-lock.ts";
import { buildRelease } from "./build-release.ts";
import { checkContent } from "./check-content.ts";
import { buildPrograms } from "./releases/programs.ts";
import { removeOldReleases, switchTo } from "./releases/releases.ts";

/**
 * Builds a release, and server and desk where they are out of date, and switches to them.
 * @throws ContentError with every error in the content files, before anything is built
 */
export async function build() {
  const started = performance.now();
  await checkContent();
  const id = await buildRelease();
  const installPrograms = await buildPrograms();
  // The site comes first: a server refuses pages made for another version of it, and then serves those before.
  await switchTo(id);
  await installPrograms();
  await removeOldReleases();
  console.log(`Built release ${id} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Prints content errors as they are and other errors with their stack trace. */
export function printBuildError(error: unknown) {
  console.error(error instanceof ContentError ? error.message : error);
}

if (import.meta.main) {
  try {
    await withBuildLock(build);
  } catch (error) {
    printBuildError(error);
    process.exitCode = 1;
  }
}
