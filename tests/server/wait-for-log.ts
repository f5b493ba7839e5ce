import { expect } from "vitest";
import type { RunningServer } from "../setup/server.ts";

/** Waits until the server has logged a text; log lines arrive later than the answer they belong to. */
export function waitForLog(server: RunningServer, text: string) {
  return expect.poll(() => server.log.join("\n")).toContain(text);
}

/** The metrics port of a server that was started with `METRICS_PORT=0`. */
export async function metricsPort(server: RunningServer) {
  await waitForLog(server, "Metrics on port");
  return server.log.map((line) => /Metrics on port (\d+)/.exec(line)?.[1]).find(Boolean);
}
