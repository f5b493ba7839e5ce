import type { FastifyBaseLogger } from "fastify";
import { errorMessage } from "./error-message.ts";

/** A part of the server that looks for work at intervals and when it is woken. */
export type Worker = {
  /** Looks for work now, or once more when it is looking already. */
  wake: () => void;
  /** Waits for the work in progress. */
  stop: () => Promise<void>;
};

/**
 * Starts a worker, which looks for work at once.
 * @param work one look for work; `stopping` is aborted when the worker stops. It never rejects.
 * @param intervalMs how often to look without being woken
 */
export function startWorker(work: (stopping: AbortSignal) => Promise<void>, intervalMs: number): Worker {
  const stop = new AbortController();
  const stopping = stop.signal;
  let running: Promise<void> | null = null;
  let runAgain = false;

  async function run() {
    do {
      runAgain = false;
      await work(stopping);
    } while (runAgain && !stopping.aborted);
    running = null;
  }
  function wake() {
    if (stopping.aborted) return;
    if (running) runAgain = true;
    else running = run();
  }
  const timer = setInterval(wake, intervalMs);
  wake();
  return {
    wake,
    async stop() {
      stop.abort();
      clearInterval(timer);
      await running;
    },
  };
}

/** The same for work that may fail: that is logged, and tried again at the next turn. @param failure what the log says */
export const startRepeating = (
  work: (stopping: AbortSignal) => Promise<void>,
  intervalMs: number,
  log: Pick<FastifyBaseLogger, "warn">,
  failure: string,
): Worker =>
  startWorker(
    (stopping) =>
      work(stopping).catch((error: unknown) => log.warn({ failure: errorMessage(error) }, failure)),
    intervalMs,
  );
