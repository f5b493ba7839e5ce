import { runAttack } from "../tests/server/attacks/run-attack.ts";
import { removeData, startServer } from "../tests/setup/server.ts";
import { realSite } from "../tests/setup/sites.ts";
import type { Area, Row } from "./report.ts";

export const attacks = [
  "many-fields",
  "never-read",
  "unread-answers",
  "one-byte-chunks",
  "slow-headers",
  "slow-bodies",
  "slow-reads",
  "connection-flood",
];

/** Measures what a visitor and the machine notice while the server is attacked, with production's limits. */
export async function measure(): Promise<Area> {
  const rows: Row[] = [];
  for (const name of attacks) {
    const server = await startServer({ LOAD_SHEDDING: "on", RATE_LIMIT: "20/10m" }, ".");
    try {
      const result = await runAttack(name, server, realSite);
      const row = (what: string, figure: number, target: number, unit: string) =>
        rows.push({ name: `${name}: ${what}`, figure, target, unit });
      row("failed pages and forms", result.failedVisits.length, 0, `of ${result.visits}`);
      row("median", result.medianMs, 500, "ms");
      row("worst", result.worstMs, 2_000, "ms");
      row("memory at its peak", result.peakMegabytes, 400, "MB");
      row("open files at their peak", result.peakDescriptors, result.maxDescriptors, "");
      row("until everything is back", result.recoveryMs, 5_000, "ms");
    } finally {
      await server.stop();
      await removeData(server);
    }
  }
  return {
    name: "attacks",
    notes: ["A visitor with another address loads pages and sends forms; no proxy is in front."],
    rows,
  };
}
