/** A day and a time of Stockholm as they are typed; either may be empty or incomplete. */
export type TypedTime = { date: string; clock: string };

export const emptyTime: TypedTime = { date: "", clock: "" };

/** The time of day in a text such as `09:30`, `9:30` or `9.30`, as the first of these; undefined when it is none. */
export function clockOf(text: string): string | undefined {
  const [, hours = "", minutes = ""] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text) ?? [];
  return minutes === "" ? undefined : `${hours.padStart(2, "0")}:${minutes}`;
}

/** As the server takes it, such as `2026-11-30T09:30`; undefined while it is not complete. */
export function completeTime({ date, clock }: TypedTime): string | undefined {
  const time = clockOf(clock);
  return date && time ? `${date}T${time}` : undefined;
}
