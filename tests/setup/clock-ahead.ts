import path from "node:path";
import { pathToFileURL } from "node:url";

/** Settings for `startServer`: the server's clock is this much ahead. */
export const clockAhead = (aheadMs: number) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(path.resolve("tests/setup/wrong-clock.ts")).href}`,
  CLOCK_AHEAD: String(aheadMs),
});
