/** The year it is in Stockholm, wherever the reader or the build machine may be. */
export function currentYear(now = new Date()): number {
  return Number(
    new Intl.DateTimeFormat("en-GB", { year: "numeric", timeZone: "Europe/Stockholm" }).format(now),
  );
}
