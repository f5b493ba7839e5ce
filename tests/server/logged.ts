import { expect } from "vitest";
import type { RunningServer } from "../setup/server.ts";

/** Waits until the server has logged a line with these words: what it writes arrives after what it answers. */
export function logged(server: RunningServer, words: string) {
  return expect.poll(() => server.log.join("\n")).toContain(words);
}

/** The port a server with `METRICS_PORT=0` serves its metrics on. */
export async function metricsPort(server: RunningServer) {
  await logged(server, "Metrics on port");
  return server.log.map((line) => /Metrics on port (\d+)/.exec(line)?.[1]).find(Boolean);
}
