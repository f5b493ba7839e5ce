import type { FastifyInstance } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { PreviewAccess } from "../preview/guard.ts";
import type { VirusScan } from "../resumes/virus-scan.ts";
import type { Settings } from "../settings.ts";
import type { ServerStore } from "../store/store.ts";
import type { RequestPages } from "./pages/request-pages.ts";

/** How the pages of the site are served: rendered ones, or in a preview and in development those of the content folder. */
export type SiteServing = {
  /** Always that of the site that is served: its properties are read when they are needed. */
  data: ServerData;
  /** Pages for visitors without JavaScript. */
  requestPages: () => RequestPages;
  /** Adds the routes of the pages. */
  servePages: (app: FastifyInstance) => Promise<void>;
  /** Why the newest publication is not served completely; null when it is. */
  problem: () => string | null;
};

export type AppOptions = SiteServing & {
  settings: Settings;
  store: ServerStore;
  metrics: Metrics;
  /** Checks resumes and attachments for viruses. */
  scan: VirusScan;
  /** Called after each stored submission, so that its mails are sent at once. */
  onMailQueued: () => void;
  /** Makes this the server of a preview: who may see it. Forms are checked and answered, and nothing is stored. */
  preview?: PreviewAccess;
};
