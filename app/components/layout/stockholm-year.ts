const format = new Intl.DateTimeFormat("en", { timeZone: "Europe/Stockholm", year: "numeric" });

/** The calendar year in Stockholm at a point in time, now by default. */
export function stockholmYear(date = new Date()): string {
  return format.format(date);
}
