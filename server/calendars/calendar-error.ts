/** A calendar cannot be read. Its message says why, to members. */
export class CalendarError extends Error {
  override name = "CalendarError";
}

/** There is none at an address, as far as its server says. */
export class NoCalendarError extends CalendarError {
  override name = "NoCalendarError";

  constructor() {
    super("There is no calendar at this address that you may read.");
  }
}
