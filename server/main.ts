import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { startDesk } from "./desk/listen.ts";
import { errorMessage } from "./error-message.ts";
import { buildApp } from "./http/app.ts";
import { listenOptions } from "./listen-options.ts";
import { startDigest } from "./mail/digest.ts";
import { startOutbox } from "./mail/outbox.ts";
import { openTransport } from "./mail/transport.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve.ts";
import { findPolicyMismatches } from "./privacy-policy.ts";
import { currentData } from "./releases/current-data.ts";
import { openReleases } from "./releases/releases.ts";
import { startScheduledBuilds } from "./releases/scheduled-build.ts";
import { emptySpoolFolder } from "./resumes/spool.ts";
import { loadEnvFile, readSettings } from "./settings.ts";
import { stopParts } from "./shutdown.ts";
import { startErrorMessage } from "./start-error.ts";
import { startCleanup } from "./store/cleanup.ts";
import { lockStore } from "./store/server-lock.ts";
import { openStore } from "./store/store.ts";
import { fillMissingStages } from "./submissions/desk/stages.ts";
import { startRetention } from "./submissions/retention.ts";
import { startWebhooks } from "./webhooks/webhook-worker.ts";

/** How long requests in progress may take after the server was asked to stop. */
const shutdownTimeoutMs = 20_000;

/** Waits for requests in progress, and closes the connections of those that take too long. */
async function closeApp(app: FastifyInstance) {
  const timer = setTimeout(() => {
    app.log.warn("Some requests were not finished in time: their connections are closed");
    app.server.closeAllConnections();
  }, shutdownTimeoutMs);
  await app.close().finally(() => clearTimeout(timer));
}

/** Hash of `contract/` at the time this server was built; undefined in development. */
function readContractHash() {
  const file = path.join(import.meta.dirname, "contract-hash");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Reads the settings, opens the store, listens, and starts the mail worker and retention. */
async function main() {
  loadEnvFile();
  const settings = readSettings(process.env);
  const contractHash = readContractHash();
  const releases = await openReleases("dist", contractHash);
  const data = currentData(releases);
  const unlockStore = lockStore(settings);
  const store = await openStore(settings);
  await fillMissingStages(store, data.stages);
  await store.shortenBusyTimeout();
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  await emptySpoolFolder(settings.DATA_DIR);

  let wakeOutbox = () => {};
  const metrics = createMetrics(store);
  const app = await buildApp({
    settings,
    store,
    data,
    metrics,
    releases,
    onMailQueued: () => wakeOutbox(),
  });
  store.onConnectionError((error) =>
    app.log.error({ failure: errorMessage(error) }, "A database connection was lost"),
  );
  // Before the server listens, because its port may be in use.
  const metricsServer =
    settings.METRICS_PORT === undefined
      ? null
      : await serveMetrics(metrics, settings.METRICS_HOST, settings.METRICS_PORT);
  await app.listen({
    ...listenOptions(settings, process.env),
    listenTextResolver: (url) => `Listening at ${url}`,
  });

  const stopWatching = releases.watch(app.log);
  // The development server shows every item at once.
  const scheduledBuilds =
    contractHash === undefined ? undefined : startScheduledBuilds({ releases, log: app.log });
  for (const mismatch of findPolicyMismatches(settings, data)) app.log.warn(mismatch);
  const transport = openTransport(settings);
  app.log.info(transport.description);
  if (await store.metadata.isDemo()) app.log.warn("This store holds sample applications of the demo");
  const outbox = startOutbox({ store, transport, settings, data, metrics, log: app.log });
  const webhooks = startWebhooks({ store, settings, log: app.log });
  wakeOutbox = () => {
    outbox.wake();
    webhooks?.wake();
  };
  if (metricsServer) app.log.info(`Metrics on port ${metricsServer.port}`);
  const desk = await startDesk({
    settings,
    store,
    data,
    transport,
    dist: "dist",
    onMailQueued: wakeOutbox,
    log: app.log,
  });
  const digest = startDigest({ store, data, log: app.log, onMailQueued: outbox.wake });
  const cleanup = startCleanup(store, app.log);
  const retention = startRetention({ store, settings, data, log: app.log });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info(`${signal}: stopping`);
    const stopFunctions = {
      requests: () => closeApp(app),
      releases: stopWatching,
      scheduledBuilds: scheduledBuilds?.stop,
      desk: desk ? () => closeApp(desk) : undefined,
      metrics: metricsServer?.close,
      retention: retention.stop,
      digest: digest.stop,
      outbox: outbox.stop,
      webhooks: webhooks?.stop,
      transport: transport.close,
      cleanup: cleanup.stop,
      store: store.close,
      lock: unlockStore,
    };
    // A part that could not be stopped may keep the process running.
    if (!(await stopParts(stopFunctions, app.log))) process.exit(1);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

try {
  await main();
} catch (error) {
  console.error(startErrorMessage(error, process.env));
  process.exit(1);
}
