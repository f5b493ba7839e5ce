import { dayMs } from "#contract/durations.ts";
import type { Store } from "../store/store.ts";
import { deleteMessages, erase } from "./erase.ts";

const messagesPerBatch = 50;

/** Deletes the messages that belong to no submission and were received before a time. */
async function deleteUnknownMessages(store: Store, beforeMs: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const ids = await store.messages.unknownBefore(beforeMs, messagesPerBatch);
    if (ids.length === 0) return;
    await deleteMessages(store, ids, { onlyWaiting: true });
  }
}

/**
 * Erases submissions and unassigned messages older than `days`; with 0 days, none.
 * @param signal stops it before everything is erased
 * @returns how many were erased
 */
export async function purge(
  store: Store,
  dataDir: string,
  days: number,
  signal?: AbortSignal,
): Promise<number> {
  if (days === 0) return 0;
  const beforeMs = Date.now() - days * dayMs;
  const expired = await store.submissions.idsReceivedBefore(beforeMs);
  await deleteUnknownMessages(store, beforeMs, signal);
  return erase(store, dataDir, expired, { signal });
}
