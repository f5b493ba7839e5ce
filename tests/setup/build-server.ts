import { rebuildServer } from "#scripts/build-server.ts";
import { isFresh, serverInputs } from "#scripts/stamp.ts";

/** Vitest's global setup: bundles the server when its sources have changed. The pages are not built again. */
export default async function buildServerIfStale() {
  if (!(await isFresh("dist/server", serverInputs))) await rebuildServer();
}
