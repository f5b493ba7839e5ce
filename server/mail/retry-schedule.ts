import { dayMs, hourMs, minuteMs } from "#contract/durations.ts";
import type { Mail } from "../store/tables/schema.ts";

/** When failed mails are tried again. The delay doubles with each attempt. */
export type RetrySchedule = {
  firstDelayMs: number;
  maxDelayMs: number;
  /**
   * A mail is given up when it is this old and was tried this often: a clock that jumps, or a server that was off for
   * a week, must not use up its attempts.
   */
  giveUpAfterMs: number;
  minAttempts: number;
};

export const defaultRetrySchedule: RetrySchedule = {
  firstDelayMs: minuteMs,
  maxDelayMs: 30 * minuteMs,
  giveUpAfterMs: 5 * dayMs,
  minAttempts: 20,
};

/** No outbox writes a time further ahead than this: a later one comes from a wrong clock. */
export const maxTimeAheadMs = 2 * hourMs;

/** The server wants a login or TLS first (530), or got the commands in the wrong order (503): not about this mail. */
const sessionErrors = [503, 530];

/**
 * True for a 5xx answer to this mail's envelope or content. Everything else is temporary: 4xx, a failed connection, a
 * full disk, and a refused login or greeting, which would hit every mail.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  return responseCode >= 500 && responseCode < 600 && !sessionErrors.includes(responseCode);
}

/**
 * When to try again after a failed attempt, as a time in milliseconds; null when the mail is given up.
 * Up to a quarter of jitter, within the first and the longest delay, spreads mails that failed together.
 */
export function nextAttemptAt(
  { attempts, queuedAt }: Pick<Mail, "attempts" | "queuedAt">,
  error: unknown,
  nowMs: number,
  { firstDelayMs, maxDelayMs, giveUpAfterMs, minAttempts }: RetrySchedule = defaultRetrySchedule,
  random = Math.random,
): number | null {
  if (isPermanent(error)) return null;
  if (attempts >= minAttempts && nowMs - queuedAt > giveUpAfterMs) return null;
  const delayMs = Math.min(firstDelayMs * 2 ** Math.max(0, attempts - 1), maxDelayMs);
  const shortestMs = Math.max(delayMs * 0.75, firstDelayMs);
  const longestMs = Math.min(delayMs * 1.25, maxDelayMs);
  return Math.round(nowMs + shortestMs + random() * (longestMs - shortestMs));
}
