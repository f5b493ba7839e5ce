import { mkdir } from "node:fs/promises";
import { errorMessage } from "./error-message.ts";
import { buildApp } from "./http/app.ts";
import { startOutbox } from "./mail/outbox.ts";
import { openTransport } from "./mail/transport.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve.ts";
import { readServerData } from "./server-data.ts";
import { loadEnvFile, readSettings, SettingsError } from "./settings.ts";
import { stopAll } from "./stop.ts";
import { openStore, StoreError } from "./store/store.ts";
import { startRetention } from "./submissions/retention.ts";

/** Milliseconds requests under way get once the server is asked to stop; few forms take as long. */
const patience = 20_000;

/** Reads the settings, opens the store, starts the mail worker and listens: the whole server on one screen. */
async function main() {
  loadEnvFile();
  const settings = readSettings(process.env);
  const data = await readServerData("dist/server-data.json");
  const store = await openStore(settings);
  await store.shortenBusyTimeout();
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 });

  let wakeOutbox = () => {};
  const metrics = createMetrics(store);
  const app = await buildApp({
    ...{ settings, store, data, metrics, dist: "dist" },
    onMailQueued: () => wakeOutbox(),
  });
  store.onConnectionError((error) =>
    app.log.error({ failure: errorMessage(error) }, "A database connection was lost"),
  );
  // Before the first line in the log says that all is well; its port may be taken.
  const metricsServer =
    settings.METRICS_PORT === undefined
      ? null
      : await serveMetrics(metrics, settings.HOST, settings.METRICS_PORT);
  await app.listen({
    host: settings.HOST,
    port: settings.PORT,
    listenTextResolver: (url) => `Listening at ${url}`,
  });

  const transport = openTransport(settings);
  app.log.info(transport.description);
  const outbox = startOutbox({ store, transport, settings, data, metrics, log: app.log });
  wakeOutbox = outbox.wake;
  if (metricsServer) app.log.info(`Metrics on port ${metricsServer.port}`);
  const retention = startRetention({ store, settings, data, log: app.log });

  // Requests under way are finished unless their senders stall, mails under way are sent or given back, then the store closes.
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info(`${signal}: stopping`);
    const cut = setTimeout(() => {
      app.log.warn("Some requests were not finished in time: their connections are closed");
      app.server.closeAllConnections();
    }, patience);
    const ends = {
      requests: () => app.close().finally(() => clearTimeout(cut)),
      metrics: metricsServer?.close,
      retention: retention.stop,
      outbox: outbox.stop,
      transport: transport.close,
      store: store.close,
    };
    // What could not be stopped may hold the process open.
    if (!(await stopAll(ends, app.log))) process.exit(1);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

try {
  await main();
} catch (error) {
  const isKnown = error instanceof SettingsError || error instanceof StoreError;
  const { code = "", port } = error as { code?: string; port?: number };
  const name = String(port) === process.env.METRICS_PORT ? "METRICS_PORT" : "PORT";
  if (code === "EADDRINUSE") console.error(`${name}=${port}: this port is in use; choose another one.`);
  else if (["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"].includes(code))
    console.error(`HOST=${process.env.HOST}: must be an address of this machine, or 0.0.0.0 for all of them`);
  else console.error(isKnown ? (error as Error).message : `Cannot start: ${errorMessage(error)}`);
  process.exit(1);
}
