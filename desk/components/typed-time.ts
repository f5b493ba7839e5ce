/** A day and a time of Stockholm as they are typed; either may be empty or incomplete. */
export type TypedTime = { date: string; clock: string };

export const emptyTime: TypedTime = { date: "", clock: "" };

/** The time of day in a text such as `09:30`, `9:30` or `9.30`, as the first of these; undefined when it is none. */
export function clockOf(text: string): string | undefined {
  const [, hours = "", minutes = ""] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text) ?? [];
  return minutes === "" ? undefined : `${hours.padStart(2, "0")}:${minutes}`;
}

/** Whether a text is a day that exists: browsers read 31 February as a day of March. */
function isDay(text: string) {
  const timeMs = Date.parse(text);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().slice(0, 10) === text;
}

/** What is wrong with a typed day, which is to be written as `2026-11-30`; empty when nothing is. */
export function dayMistake(
  text: string,
  { min, max, required = false }: { min?: string | undefined; max?: string | undefined; required?: boolean },
): string {
  if (text === "" && !required) return "";
  if (!isDay(text)) return "Please write the day like 2026-11-30.";
  if (min && text < min) return `The earliest day is ${min}.`;
  return max && text > max ? `The latest day is ${max}.` : "";
}

/** As the server takes it, such as `2026-11-30T09:30`; undefined while it is not complete. */
export function completeTime({ date, clock }: TypedTime): string | undefined {
  const time = clockOf(clock);
  return date && time ? `${date}T${time}` : undefined;
}
