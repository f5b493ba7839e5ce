import { setTimeout as wait } from "node:timers/promises";

/** True when another process held the embedded store for longer than this one waits. */
export function isBusy(error: unknown): boolean {
  return (error as { code?: string } | null)?.code?.startsWith("SQLITE_BUSY") ?? false;
}

/** How long in all to wait for another process that writes to the embedded store, and between attempts, in milliseconds. */
const patience = 3_000;
const pause = 150;

/**
 * Does work again while another process holds the embedded store: each attempt waits for it, which stops this whole
 * process, but not for long once requests are served (see sqlite.ts), and others are let in between.
 * @param work a transaction, of which a failed attempt leaves nothing behind
 * @throws what the work throws; that the store is busy, after about three seconds
 */
export async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
      await wait(pause);
    }
  }
}
