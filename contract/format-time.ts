const timeZone = "Europe/Stockholm";

/** `22 November 2026, 1:15 pm, Stockholm time`. @param time ISO 8601, or milliseconds since 1970 */
export function formatReceived(time: string | number): string {
  const date = new Date(time);
  const day = date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
  const clock = { hour: "numeric", minute: "2-digit", hour12: true, timeZone } as const;
  return `${day}, ${date.toLocaleTimeString("en-GB", clock)}, Stockholm time`;
}
