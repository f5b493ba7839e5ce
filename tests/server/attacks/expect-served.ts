import { expect } from "vitest";
import type { runAttack } from "./run-attack.ts";

/**
 * Expects that the visitor was served and that memory and open files stayed within their limits. The times are generous,
 * because they depend on the machine's load; `npm run bench -- attacks` has the strict ones.
 */
export function expectServed(result: Awaited<ReturnType<typeof runAttack>>) {
  console.info(JSON.stringify(result));
  expect(result.failedVisits).toEqual([]);
  expect(result.visits).toBeGreaterThan(0);
  expect(result.medianMs).toBeLessThan(5_000);
  expect(result.worstMs).toBeLessThan(30_000);
  expect(result.peakMegabytes).toBeLessThan(400);
  expect(result.peakDescriptors).toBeLessThan(result.maxDescriptors);
  expect(result.recoveryMs).toBeLessThan(5_000);
}
