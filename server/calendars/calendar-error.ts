/** A calendar cannot be read. Its message says why, to members. */
export class CalendarError extends Error {
  override name = "CalendarError";
}

/** The server has no calendar at an address, or shows it to others only. */
export class NoCalendarError extends CalendarError {
  override name = "NoCalendarError";

  constructor() {
    super("There is no calendar at this address that you may read.");
  }
}
