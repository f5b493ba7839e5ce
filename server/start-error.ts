import { ContentError } from "#content-model/content-error.ts";
import { errorMessage } from "./error-message.ts";
import { SettingsError } from "./settings.ts";
import { StoreError } from "./store/store.ts";

/** Properties that Node adds to an error: the address it could not listen on, or the name it could not resolve. */
type FailedAddress = { address?: string; hostname?: string };

/** Message when the server cannot start: the setting to change where one is the cause. */
export function startErrorMessage(error: unknown, environment: NodeJS.ProcessEnv): string {
  if (error instanceof SettingsError || error instanceof StoreError) return error.message;
  if (error instanceof ContentError) return `Cannot start: the content has mistakes.\n${error.message}`;
  const { code = "", port, ...failed } = error as { code?: string; port?: number } & FailedAddress;
  if (code === "EADDRINUSE") {
    const name = String(port) === environment.METRICS_PORT ? "METRICS_PORT" : "PORT";
    return `${name}=${port}: this port is in use; choose another one.`;
  }
  if (["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"].includes(code)) {
    const metricsHost = environment.METRICS_HOST;
    const isMetrics = metricsHost !== undefined && [failed.address, failed.hostname].includes(metricsHost);
    const setting = isMetrics ? `METRICS_HOST=${metricsHost}` : `HOST=${environment.HOST ?? "0.0.0.0"}`;
    return `${setting}: must be an address of this machine, or 0.0.0.0 for all of them`;
  }
  return `Cannot start: ${errorMessage(error)}`;
}
