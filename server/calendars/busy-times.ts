import ICAL from "ical.js";
import { timeZone } from "#contract/format-time.ts";
import type { TimeRange } from "./time-ranges.ts";

/** The addresses of a calendar's owner, in lower case. */
type Owner = readonly string[];

/** The first value of a property in capitals. */
const propertyOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? "").toUpperCase();

/** Whether somebody is busy during an event: not when it is cancelled, was declined, or is shown as free. */
function countsAsBusy(component: ICAL.Component, owner: Owner): boolean {
  if (propertyOf(component, "transp") === "TRANSPARENT" || propertyOf(component, "status") === "CANCELLED")
    return false;
  return !component.getAllProperties("attendee").some((attendee) => {
    const address = String(attendee.getFirstValue()).replace(/^mailto:/i, "");
    const answer = String(attendee.getFirstParameter("partstat") ?? "").toUpperCase();
    return answer === "DECLINED" && owner.includes(address.toLowerCase());
  });
}

/**
 * A time of an event in milliseconds. Whole days, and times without a zone, are those of Stockholm.
 * @param tzid the zone that the event names, which counts where the calendar does not define it
 */
function msOf(time: ICAL.Time, tzid: string | undefined): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const local = Temporal.PlainDateTime.from(
    time.isDate ? { year, month, day } : { year, month, day, hour, minute, second },
  );
  try {
    return local.toZonedDateTime(tzid ?? timeZone).epochMilliseconds;
  } catch {
    return local.toZonedDateTime(timeZone).epochMilliseconds;
  }
}

const zoneIn = (event: ICAL.Event, name: "dtstart" | "dtend") =>
  event.component.getFirstProperty(name)?.getFirstParameter("tzid");

const rangeOf = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): TimeRange => [
  msOf(start, zoneIn(event, "dtstart")),
  msOf(end, zoneIn(event, "dtend") ?? zoneIn(event, "dtstart")),
];

/** The times of an event that repeats, until a time. */
function* occurrences(event: ICAL.Event, untilMs: number, owner: Owner): Generator<TimeRange> {
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (msOf(next, zoneIn(event, "dtstart")) >= untilMs) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (countsAsBusy(item.component, owner)) yield rangeOf(item, startDate, endDate);
  }
}

/**
 * When somebody is busy according to a calendar object, in a time.
 * @param object iCalendar (RFC 5545): an event, with its exceptions where it repeats
 * @throws when it cannot be read
 */
export function busyTimes(object: string, [fromMs, untilMs]: TimeRange, owner: Owner): TimeRange[] {
  const events = new ICAL.Component(ICAL.parse(object))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  const ranges = events.flatMap((event) => {
    if (event.isRecurring() && !event.isRecurrenceException()) return [...occurrences(event, untilMs, owner)];
    // Also exceptions, which may have been moved from beyond the end.
    return countsAsBusy(event.component, owner) ? [rangeOf(event, event.startDate, event.endDate)] : [];
  });
  return ranges.filter(([from, until]) => from < until && until > fromMs && from < untilMs);
}
