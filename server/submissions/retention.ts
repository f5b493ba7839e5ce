import type { FastifyBaseLogger } from "fastify";
import { dayMs } from "#contract/durations.ts";
import { errorMessage } from "../error-message.ts";
import type { Settings } from "../settings.ts";
import { removeErasedMailFiles } from "../store/mail-files.ts";
import type { Store } from "../store/store.ts";
import { startWorker, type Worker } from "../worker.ts";
import { purge } from "./purge.ts";

/** The activity log is kept for a year. */
export const activityDays = 365;

/** What decided for who was hired is kept as long as somebody who was not may claim to be discriminated against. */
const meritsDays = 730;

/** When the last run seems to be longer ago than this, or as much in the future, the clock may be wrong. */
const longestPauseMs = 3 * dayMs;

/**
 * Erases expired submissions, deletes old entries of the activity log, ended sessions and drafts of replies that nobody
 * went on writing, and compacts the store, at start and then daily.
 * After days without a run it waits for one interval, also across starts, so that a wrong clock can be corrected before
 * anything is erased.
 * When stopped it ends before its next batch, because it needs the store.
 */
export function startRetention(options: {
  store: Store;
  settings: Settings;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Time between runs; a day by default. */
  intervalMs?: number;
}): Worker {
  const { store, settings, log, intervalMs = dayMs } = options;

  /**
   * Whether the clock says that the last run was about a day ago, that there was none, or that one was skipped an interval
   * ago: however often servers start meanwhile.
   */
  async function isClockPlausible() {
    const nowMs = Date.now();
    const { metadata } = store;
    const lastRunAt = await metadata.retentionRanAt();
    const heldAt = await metadata.retentionHeldAt();
    const heldMs = heldAt === null ? null : nowMs - heldAt;
    const isHeld = heldMs !== null && heldMs >= 0 && heldMs <= longestPauseMs;
    // The timer and the clock differ by some milliseconds.
    const hasWaited = isHeld && heldMs >= intervalMs * 0.9;
    const isPlausible = lastRunAt === null || Math.abs(nowMs - lastRunAt) <= longestPauseMs || hasWaited;
    if (isPlausible) await metadata.setRetentionRanAt(nowMs);
    else if (!isHeld) await metadata.setRetentionHeldAt(nowMs);
    return isPlausible;
  }

  async function run(stopping: AbortSignal) {
    try {
      if (!(await isClockPlausible())) {
        const now = new Date().toISOString();
        log.error(
          { now },
          "The last run was days ago or the clock is wrong: retention waits for its next turn",
        );
        return;
      }
      const { DATA_DIR, RETENTION_DAYS } = settings;
      const count = await purge(store, DATA_DIR, RETENTION_DAYS, stopping);
      await store.activity.deleteBefore(Date.now() - activityDays * dayMs);
      await store.merits.deleteBefore(Date.now() - meritsDays * dayMs);
      await store.sessions.deleteExpired(Date.now());
      for (const table of [store.replyDrafts, store.replyFiles])
        if (await table.deleteExpired(Date.now())) await store.metadata.markCompactionDue();
      if (!stopping.aborted) await store.compact();
      if (count > 0) log.info({ count }, "Submissions past their retention were erased");
      await removeErasedMailFiles(DATA_DIR, store.mails.beforeErasure).catch((error) =>
        log.error(
          { failure: errorMessage(error) },
          "Files of erased mails could not be removed; retention will try again tomorrow",
        ),
      );
    } catch (error) {
      log.error({ failure: errorMessage(error) }, "Retention could not run; it will try again tomorrow");
    }
  }

  return startWorker(run, intervalMs);
}
