import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { median } from "../../../bench/report.ts";
import type { RunningServer } from "../../setup/server.ts";
import { readDescriptorLimit, watchProcess } from "./process-usage.ts";
import { startVisitor, type Visit, visitOnce } from "./visitor.ts";

export type AttackResult = {
  /** How many connections got this status as their first answer. */
  statuses: Record<string, number>;
  closedWithoutAnswer: number;
  /** Connections that the attacker believed to be open at its end. */
  openAtEnd: number;
};

/** Each attack ends by itself long before this. */
const attackTimeoutMs = 120_000;
/** An attack whose connections the server has closed is over, though the attacker may not have noticed. */
const minAttackMs = 20_000;
const attacker = path.resolve("tests/server/attacks/attacker.ts");

/** The path of the largest built script or style sheet. */
export function largestAsset(dist: string): string {
  const folder = path.join(dist, "client/assets");
  const size = (file: string) => statSync(path.join(folder, file)).size;
  const [largest = ""] = readdirSync(folder).sort((a, b) => size(b) - size(a));
  return `/assets/${largest}`;
}

/** How long until a page is served and the descriptors of the attack are closed. */
async function recover(server: RunningServer, descriptors: () => number, idleDescriptors: number) {
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    const { status } = await visitOnce(server.url, "/about");
    if (status === 200 && descriptors() <= idleDescriptors + 20) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return performance.now() - started;
}

/**
 * Runs an attack in a process of its own while a visitor with another address loads pages and sends forms.
 * @param dist the folder that the server serves
 * @param maxDurationMs ends an attack that waits for no time limit of the server
 */
export async function runAttack(name: string, server: RunningServer, dist: string, maxDurationMs?: number) {
  await visitOnce(server.url, "/about");
  const usage = watchProcess(server.pid);
  const idleDescriptors = usage.descriptors();
  const visitor = startVisitor(server.url);
  const args = [
    attacker,
    name,
    server.url,
    largestAsset(dist),
    ...(maxDurationMs ? [`${maxDurationMs}`] : []),
  ];
  const running = promisify(execFile)(process.execPath, args, { timeout: attackTimeoutMs });
  const started = performance.now();
  const timer = setInterval(() => {
    // On a busy machine it may not have begun yet.
    const hasBegun = usage.peakDescriptors() > idleDescriptors + 10;
    const isOver = hasBegun && usage.recentDescriptors() < idleDescriptors + 5;
    if (isOver && performance.now() - started > minAttackMs) running.child.kill();
  }, 500);
  const { stdout } = await running.finally(() => clearInterval(timer));
  const extraDescriptors = usage.recentDescriptors() - idleDescriptors;
  const visits: Visit[] = await visitor.stop();
  const recoveryMs = await recover(server, usage.descriptors, idleDescriptors);
  const peak = usage.stop();
  const durations = visits.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  return {
    attack: JSON.parse(stdout) as AttackResult,
    visits: visits.length,
    failedVisits: visits.filter(({ status }) => status !== 200),
    medianMs: Math.round(median(durations)),
    worstMs: Math.round(durations.at(-1) ?? Number.NaN),
    recoveryMs: Math.round(recoveryMs),
    /** Open files at the end of the attack, beyond those before it. */
    extraDescriptors,
    peakMegabytes: peak.megabytes,
    peakDescriptors: peak.descriptors,
    maxDescriptors: readDescriptorLimit(server.pid) / 2,
  };
}
