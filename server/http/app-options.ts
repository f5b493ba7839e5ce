import type { ServerData } from "#contract/server-data.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { PreviewAccess } from "../preview/guard.ts";
import type { Releases } from "../releases/releases.ts";
import type { Settings } from "../settings.ts";
import type { ServerStore } from "../store/store.ts";

export type AppOptions = {
  settings: Settings;
  store: ServerStore;
  /** Always that of the release that is served: read what is needed when it is needed. */
  data: ServerData;
  metrics: Metrics;
  releases: Releases;
  /** Called after each stored submission, so that its mails are sent at once. */
  onMailQueued: () => void;
  /** Makes this the server of a preview: who may see it. Forms are checked and answered, and nothing is stored. */
  preview?: PreviewAccess;
};
