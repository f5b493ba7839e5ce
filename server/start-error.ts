import { errorMessage } from "./error-message.ts";
import { SettingsError } from "./settings.ts";
import { StoreError } from "./store/store.ts";

/** What to print when the server cannot start: the setting to change where one is the cause. */
export function startErrorMessage(error: unknown, environment: NodeJS.ProcessEnv): string {
  if (error instanceof SettingsError || error instanceof StoreError) return error.message;
  const { code = "", port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE") {
    const name = String(port) === environment.METRICS_PORT ? "METRICS_PORT" : "PORT";
    return `${name}=${port}: this port is in use; choose another one.`;
  }
  if (["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"].includes(code)) {
    return `HOST=${environment.HOST}: must be an address of this machine, or 0.0.0.0 for all of them`;
  }
  return `Cannot start: ${errorMessage(error)}`;
}
