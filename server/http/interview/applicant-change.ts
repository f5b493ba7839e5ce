import { timeZone } from "#contract/format-time.ts";
import { errorMessages } from "#contract/messages.ts";
import type { ApplicantChange } from "../../submissions/interviews/change-by-applicant.ts";

/** Whether a time zone has this name. `supportedValuesOf` has one name of each, and browsers may have another. */
function isTimeZone(name: string): boolean {
  // An offset such as +05:30 is no name.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** A time zone beside that of Stockholm; null for others. */
export const otherZone = (zone: unknown): string | null =>
  typeof zone === "string" && zone.toLowerCase() !== timeZone.toLowerCase() && isTimeZone(zone) ? zone : null;

/** How a change that was not made is answered. */
export const refusals: Record<Exclude<ApplicantChange, "done">, { status: number; message: string }> = {
  unknown: { status: 404, message: errorMessages.unknownInterview },
  taken: { status: 409, message: errorMessages.interviewTimeTaken },
  closed: { status: 409, message: errorMessages.interviewClosed },
};
