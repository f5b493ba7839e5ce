const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** `2025-05-01` → `May 1, 2025`, the same on every machine. */
export function longDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
