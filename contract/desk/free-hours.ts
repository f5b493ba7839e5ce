import * as z from "zod/mini";
import { requiredText } from "./text.ts";

const clock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please write times like 09:30, up to 23:59."));

/**
 * Hours of a weekday of Stockholm in which a member takes interviews, such as `{ weekday: 1, from: "09:00", until: "12:00" }`
 * for Monday mornings; 7 is Sunday, as in ISO 8601.
 */
const freeHoursSchema = z
  .strictObject({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clock, until: clock })
  .check(z.refine(({ from, until }) => from < until, "Please make each range end after it starts."));
export type FreeHours = z.output<typeof freeHoursSchema>;

/** All of a week; a day may have several ranges. */
export const weekSchema = z.array(freeHoursSchema).check(z.maxLength(50));

/** A calendar that the desk reads by CalDAV (RFC 4791): the address of the server, or of one calendar on it. */
export const calendarAccountSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: "Please enter an address that begins with https://." })
    .check(z.maxLength(500)),
  user: requiredText(200),
  /** Never told again. */
  password: z.string().check(z.minLength(1), z.maxLength(500)),
});
export type CalendarAccount = z.output<typeof calendarAccountSchema>;
