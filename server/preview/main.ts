import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildApp } from "../http/app.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { currentData } from "../releases/current-data.ts";
import { openReleases } from "../releases/releases.ts";
import { readSettings } from "../settings.ts";
import { startErrorMessage } from "../start-error.ts";
import { openStore } from "../store/store.ts";

/**
 * Serves the build of a preview. Of the settings only those count that say where to listen: a preview has no database,
 * sends no mail and has no desk. `PREVIEW_TOKEN` and `PREVIEW_EXPIRES_AT` (ISO 8601) limit who may see it.
 */
async function main() {
  const { HOST, PORT, TRUST_PROXY, DIST_DIR = "dist", PREVIEW_TOKEN, PREVIEW_EXPIRES_AT } = process.env;
  // Uploads pass through a folder; it is empty again after each form.
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), "preview-"));
  const settings = readSettings({ HOST, PORT, TRUST_PROXY, DATA_DIR, LOG_LEVEL: "warn" });
  const store = await openStore(settings);
  const releases = await openReleases(DIST_DIR);
  const app = await buildApp({
    settings,
    store,
    data: currentData(releases),
    metrics: createMetrics(store),
    releases,
    onMailQueued: () => {},
    preview: { token: PREVIEW_TOKEN || undefined, expiresAtMs: Date.parse(PREVIEW_EXPIRES_AT ?? "") },
  });
  await app.listen({ host: settings.HOST, port: settings.PORT });
  const address = app.server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined });
  const stopWatching = releases.watch(app.log);
  const stop = async () => {
    await app.close();
    await stopWatching();
    await store.close();
    await rm(DATA_DIR, { recursive: true, force: true });
    process.exit();
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
  // `npm run preview`, which started it, has ended.
  process.on("disconnect", () => void stop());
}

try {
  await main();
} catch (error) {
  console.error(startErrorMessage(error, process.env));
  process.exit(1);
}
