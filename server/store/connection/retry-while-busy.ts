import { setTimeout as wait } from "node:timers/promises";

const defaultTimeoutMs = 3_000;
const retryDelayMs = 150;

function isBusy(error: unknown): boolean {
  return (error as { code?: string } | null)?.code?.startsWith("SQLITE_BUSY") ?? false;
}

/**
 * Repeats work while another process holds the embedded store. SQLite's own wait blocks this process, so it is short
 * (see sqlite.ts); between the attempts, requests are answered.
 * @param work leaves nothing behind when it fails
 * @throws what the work throws; SQLITE_BUSY when the store is still held after `timeoutMs`
 */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  timeoutMs = defaultTimeoutMs,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await wait(retryDelayMs);
    }
  }
}
