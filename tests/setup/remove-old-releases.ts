import { removeOldReleases } from "#scripts/releases/releases.ts";

// In a process of its own, because `DIST_DIR` is read when it starts.
await removeOldReleases();
