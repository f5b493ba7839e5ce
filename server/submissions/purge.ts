import type { Store } from "../store/store.ts";
import { erase } from "./erase.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Erases submissions older than `days`; with 0 days, none.
 * @param signal stops it before everything is erased
 * @returns how many were erased
 */
export async function purge(
  store: Store,
  dataDir: string,
  domain: string,
  days: number,
  signal?: AbortSignal,
): Promise<number> {
  if (days === 0) return 0;
  const expired = await store.submissions.idsReceivedBefore(Date.now() - days * dayMs);
  return erase(store, dataDir, domain, expired, signal);
}
