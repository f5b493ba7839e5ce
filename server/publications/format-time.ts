import { timeZone } from "#contract/format-time.ts";

const format = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone,
});

/** A time as people in Stockholm write it: `23 November 2026 at 09:05`. */
export const formatStockholmTime = (time: string | number): string => format.format(new Date(time));
