const hourMs = 3_600_000;

/**
 * The calendar year in Stockholm at a point in time, now by default. At the turn of the year Stockholm is one hour ahead
 * of UTC. `Intl` would block each page for some 40 ms, until it has loaded its time zones.
 */
export function stockholmYear(date = new Date()): string {
  return String(new Date(date.getTime() + hourMs).getUTCFullYear());
}
