const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** `2025-05-01` → `May 1, 2025`, independent of locale and time zone. */
export function formatLongDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
