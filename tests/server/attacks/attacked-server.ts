import { expect } from "vitest";
import { fixtureSite } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { runAttack } from "./run-attack.ts";

/**
 * Starts one server for all tests of a file.
 * @returns what runs an attack on it and expects that the visitor was served meanwhile, and that memory and open files
 * stayed within their limits. The times are generous, because they depend on the machine's load; `npm run bench --
 * attacks` has the strict ones.
 */
export function attackedServer(settings: Record<string, string> = {}) {
  const server = sharedServer(settings);
  return async (name: string, maxDurationMs?: number) => {
    const result = await runAttack(name, server, fixtureSite, maxDurationMs);
    console.info(JSON.stringify(result));
    expect(result.failedVisits).toEqual([]);
    expect(result.visits).toBeGreaterThan(0);
    expect(result.medianMs).toBeLessThan(5_000);
    expect(result.worstMs).toBeLessThan(30_000);
    expect(result.peakMegabytes).toBeLessThan(400);
    expect(result.peakDescriptors).toBeLessThan(result.maxDescriptors);
    expect(result.recoveryMs).toBeLessThan(5_000);
    return result;
  };
}
