import { contentTimeMs } from "#content-model/publication.ts";
import { withBuildLock } from "../build-lock.ts";
import { buildRelease } from "../build-release.ts";
import { currentReleaseId, listReleases, removeOldReleases, switchTo } from "../releases/releases.ts";

// Run by a server when the next change of its release is due, with `CONTENT_DIR` set to the content of that release, so
// that no unpublished edit appears.
await withBuildLock(async () => {
  const current = await currentReleaseId();
  const release = (await listReleases()).find(({ id }) => id === current);
  // Another server in this folder may have built it.
  if (!release?.nextChangeAt || Date.parse(release.nextChangeAt) > contentTimeMs) return;
  await switchTo(await buildRelease());
  await removeOldReleases();
});
