import { mkdir } from "node:fs/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { startDesk } from "./desk/listen.ts";
import type { OpenEditor } from "./desk/site-editor.ts";
import { errorMessage } from "./error-message.ts";
import { buildApp } from "./http/app.ts";
import type { SiteServing } from "./http/app-options.ts";
import { listenOptions } from "./listen-options.ts";
import { startIncomingMail } from "./mail/incoming/incoming-mail.ts";
import { startMails } from "./mail/mail-worker.ts";
import { openAccessTokens } from "./mail/oauth-settings.ts";
import { startDigest, startReminders } from "./mail/regular-mails.ts";
import { openTransport } from "./mail/transport.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve.ts";
import { findPolicyMismatches } from "./privacy-policy.ts";
import { emptySpoolFolder } from "./resumes/spool.ts";
import { createVirusScan, type VirusScan } from "./resumes/virus-scan.ts";
import type { Settings } from "./settings.ts";
import { stopParts } from "./shutdown.ts";
import { siteDomain } from "./site-domain.ts";
import { startCleanup } from "./store/cleanup.ts";
import type { ServerStore } from "./store/store.ts";
import { startAccessEnd } from "./submissions/desk/members/access-end-worker.ts";
import { fillMissingVentures } from "./submissions/desk/members/ventures.ts";
import { fillMissingStages } from "./submissions/desk/stages.ts";
import { startOfferChecks } from "./submissions/interviews/offers-without-time.ts";
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

export type ServerOptions = {
  settings: Settings;
  /** Warnings of names that resemble those of settings. */
  misspeltSettings: string[];
  store: ServerStore;
  site: SiteServing;
  /** The folder of the built desk. */
  deskFiles: string;
  /** For the site's editor at the desk; null where content is edited in files only. */
  editor: OpenEditor;
  /** Begins to follow publications. @returns a function that stops */
  followSite: (log: FastifyBaseLogger) => () => Promise<void>;
};

/**
 * Listens, and starts the workers: mails in both directions, webhooks, digests, cleanup and retention.
 * @returns its log, and a function that stops all of it and says whether each part could be stopped
 */
export async function startServer({
  settings,
  misspeltSettings,
  store,
  site,
  deskFiles,
  editor,
  followSite,
}: ServerOptions) {
  const { data } = site;
  store.setMailDomain(() => siteDomain(data));
  await fillMissingStages(store, data.stages);
  await fillMissingVentures(store, data.positions);
  const isDemo = await store.metadata.isDemo();
  await store.shortenBusyTimeout();
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  await emptySpoolFolder(settings.DATA_DIR);

  let wakeOutbox = () => {};
  const metrics = createMetrics(store, site.problem);
  const scan: VirusScan = createVirusScan(settings.CLAMD_URL, () => app.log);
  const app = await buildApp({ ...site, settings, store, metrics, scan, onMailQueued: () => wakeOutbox() });
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

  const stopFollowing = followSite(app.log);
  for (const warning of [...misspeltSettings, ...findPolicyMismatches(settings, data)]) app.log.warn(warning);
  const tokens = openAccessTokens(settings, metrics);
  const transport = openTransport(settings, tokens);
  app.log.info(transport.description);
  if (isDemo) app.log.warn("This store holds sample applications of the demo");
  const outbox = startMails({ store, transport, settings, data, metrics, log: app.log });
  const webhooks = startWebhooks({ store, settings, log: app.log });
  const incomingMail = startIncomingMail({ store, settings, tokens, scan, metrics, log: app.log });
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
    scan,
    editor,
    files: deskFiles,
    onMailQueued: wakeOutbox,
    log: app.log,
  });
  const regularMails = { store, log: app.log, onMailQueued: outbox.wake };
  const digest = startDigest(regularMails);
  const reminders = startReminders(regularMails);
  const offerChecks = startOfferChecks({ store, log: app.log });
  const accessEnd = startAccessEnd({ store, data, log: app.log });
  const cleanup = startCleanup(store, settings.DATA_DIR, app.log);
  const retention = startRetention({ store, settings, log: app.log });

  return {
    log: app.log,
    /** Answers a request that another server has received. */
    handle: app.routing,
    /** In this order: what uses the store stops before it. */
    stop: () =>
      stopParts(
        [
          ["requests", () => closeApp(app)],
          ["site", stopFollowing],
          ["desk", desk ? () => closeApp(desk) : undefined],
          ["metrics", metricsServer?.close],
          ["retention", retention.stop],
          ["access end", accessEnd.stop],
          ["digest", digest.stop],
          ["reminders", reminders.stop],
          ["offers", offerChecks.stop],
          ["incoming mail", incomingMail?.stop],
          ["outbox", outbox.stop],
          ["webhooks", webhooks?.stop],
          ["transport", transport.close],
          ["cleanup", cleanup.stop],
          ["store", store.close],
        ],
        app.log,
      ),
  };
}
