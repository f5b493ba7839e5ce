/** Minutes between attempts: doubling from one to thirty. */
const firstPause = 60_000;
const longestPause = 30 * 60_000;

/**
 * A mail is given up when it could not be sent for this long, five days, and so many times: a clock that jumps, or a
 * server that was off for a week, must not use up its chances.
 */
const giveUpAfter = 5 * 24 * 60 * 60_000;
const fewestAttempts = 20;

/**
 * When to try again after a failed attempt, as a time in milliseconds; null when there is no point.
 * Up to a quarter of jitter keeps many mails from knocking at the same moment.
 */
export function nextAttempt(
  mail: { attempts: number; queuedAt: number },
  error: unknown,
  now: number,
  random = Math.random,
): number | null {
  if (isPermanent(error) || isSpent(mail, now)) return null;
  const pause = Math.min(firstPause * 2 ** Math.max(0, mail.attempts - 1), longestPause);
  return now + pause * (0.75 + random() * 0.5);
}

function isSpent({ attempts, queuedAt }: { attempts: number; queuedAt: number }, now: number) {
  return attempts >= fewestAttempts && now - queuedAt > giveUpAfter;
}

/** A mail server's 5xx answer is its last word; anything else (4xx, connection, disk) may pass. */
function isPermanent(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}

/** What is kept of a failure: codes only, because a mail server's words often repeat the address. */
export function failureCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(" ") || "unknown failure";
}
