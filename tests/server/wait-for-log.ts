import { expect } from "vitest";
import type { RunningServer } from "../setup/server.ts";

/** Waits until the server has logged a text; log lines arrive later than the answer they belong to. */
export function waitForLog(server: RunningServer, text: string) {
  return expect.poll(() => server.log.join("\n")).toContain(text);
}

/** Waits until the server has logged a line that matches. @returns what the pattern's first group matched */
export async function findInLog(server: RunningServer, pattern: RegExp): Promise<string> {
  const find = () => server.log.map((line) => pattern.exec(line)?.[1]).find(Boolean);
  await expect.poll(find).toBeTruthy();
  return find() ?? "";
}

/** The metrics port of a server that was started with `METRICS_PORT=0`. */
export const metricsPort = (server: RunningServer): Promise<string> =>
  findInLog(server, /Metrics on port (\d+)/);
