/** Between attempts, in milliseconds: one minute, doubling up to thirty. */
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
 * Up to a quarter of jitter, within the shortest and the longest pause, keeps many mails from knocking at the same
 * moment.
 */
export function nextAttempt(
  mail: { attempts: number; queuedAt: number },
  error: unknown,
  now: number,
  random = Math.random,
): number | null {
  if (isPermanent(error) || isSpent(mail, now)) return null;
  const pause = Math.min(firstPause * 2 ** Math.max(0, mail.attempts - 1), longestPause);
  const shortest = Math.max(pause * 0.75, firstPause);
  const longest = Math.min(pause * 1.25, longestPause);
  return now + shortest + random() * (longest - shortest);
}

function isSpent({ attempts, queuedAt }: { attempts: number; queuedAt: number }, now: number) {
  return attempts >= fewestAttempts && now - queuedAt > giveUpAfter;
}

/** It asks for a login or for TLS first (530), or lost count of the session (503): no word about this mail. */
const aboutTheSession = [503, 530];

/**
 * A 5xx answer to this mail's envelope or content is the mail server's last word. Anything else may pass: 4xx, a
 * connection that fails, a disk that is full, and a login or greeting that is refused, which would hit every mail.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  return responseCode >= 500 && responseCode < 600 && !aboutTheSession.includes(responseCode);
}

/** What is kept of a failure: codes only, because a mail server's words often repeat the address. */
export function failureCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(" ") || "unknown failure";
}
