import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { startWorker, type Worker } from "../worker.ts";
import { buildProblem } from "./build-tools.ts";
import type { Releases } from "./releases.ts";

const checkIntervalMs = 10_000;
const retryDelayMs = 10 * 60_000;
const lowPriority = 10;
/** How much of a failed build's output is logged. */
const maxOutputLength = 2_000;

type ScheduledBuildOptions = {
  releases: Pick<Releases, "current">;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
};

/**
 * Builds the site from the content of a release, as it is now, in a process of its own.
 * @returns what it printed when it failed, else null
 */
async function buildFrom(contentFolder: string, signal: AbortSignal): Promise<string | null> {
  const child = spawn(process.execPath, ["scripts/publish/publish-due.ts"], {
    // A group of its own, so that its child processes end with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: `${path.resolve("node_modules/.bin")}${path.delimiter}${process.env.PATH ?? ""}`,
      CONTENT_DIR: contentFolder,
      CONTENT_HISTORY_DIR: process.env.CONTENT_DIR || "content",
    },
  });
  const { pid } = child;
  const stop = () => pid !== undefined && process.kill(-pid);
  if (pid !== undefined) setPriority(pid, lowPriority);
  signal.addEventListener("abort", stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const status = await new Promise<number | string | null>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", resolve);
  });
  signal.removeEventListener("abort", stop);
  return status === 0 ? null : `${output}${status}`.slice(-maxOutputLength);
}

/** Says at the start that this server cannot build, and when the site should change. */
function warnWithoutBuildTools({ releases, log }: ScheduledBuildOptions) {
  const problem = buildProblem();
  if (!problem) return;
  const text = `Items with publishAt do not appear by themselves: ${problem}`;
  const { nextChangeTimeMs } = releases.current();
  if (nextChangeTimeMs === null) log.info(text);
  else log.warn(`${text}. The next change is due at ${new Date(nextChangeTimeMs).toISOString()}`);
}

/** Builds and switches when an item is to appear, or the deadline of a job has passed. */
export function startScheduledBuilds({ releases, log }: ScheduledBuildOptions): Worker {
  warnWithoutBuildTools({ releases, log });
  let attempt = { id: "", timeMs: 0 };
  return startWorker(async (stopping) => {
    const { id, nextChangeTimeMs, contentFolder } = releases.current();
    const nowMs = Date.now();
    if (nextChangeTimeMs === null || nowMs < nextChangeTimeMs) return;
    // It is still served after an attempt that failed, or whose release this server cannot serve.
    if (attempt.id === id && nowMs < attempt.timeMs + retryDelayMs) return;
    attempt = { id, timeMs: nowMs };
    const problem = buildProblem();
    if (problem) return log.error(`The site should change now, but ${problem}: publish it by hand`);
    log.info(`Release ${id} is out of date: building what is due`);
    const failure = await buildFrom(contentFolder, stopping);
    if (failure === null || stopping.aborted) return;
    log.error({ failure }, "What is due could not be built; the next attempt is in ten minutes");
  }, checkIntervalMs);
}
