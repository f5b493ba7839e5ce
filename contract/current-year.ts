const hour = 3_600_000;

/**
 * The year it is in Stockholm, wherever the reader or the build machine may be. At New Year Stockholm is always one
 * hour ahead of UTC. Not `Intl`: loading its time zones costs a phone 60 ms while it takes the page over.
 */
export function currentYear(now = Date.now()): number {
  return new Date(now + hour).getUTCFullYear();
}
