import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarEvent } from "#contract/interviews.ts";
import { endOf } from "../submissions/interviews/quarters.ts";

type Person = { name: string; email: string };

/** What a calendar program shows of an interview. */
export type CalendarDetails = { summary: string; description?: string; location?: string; url?: string };

type Entry = CalendarDetails & {
  method: "REQUEST" | "CANCEL";
  interviewId: string;
  /** The site's domain. */
  domain: string;
  event: CalendarEvent;
  organizer: Person;
  attendee: Person;
};

/**
 * An iCalendar object (RFC 5545) that puts an interview into a calendar, changes its entry, or removes it. Its times are in
 * UTC, which every program shows in its user's time zone. The attendee has agreed already, so that no answer is asked for.
 */
export function calendarEntry({
  method,
  interviewId,
  domain,
  event,
  organizer,
  attendee,
  ...details
}: Entry) {
  const { sequence, startsAt, durationMinutes } = event;
  const calendar = ical({ prodId: `//${domain}//interviews//EN`, method: ICalCalendarMethod[method] });
  const entry = calendar.createEvent({
    // The `UID`, which stays the same when the interview is moved, or the site gets another domain.
    id: interviewId,
    sequence,
    start: new Date(startsAt),
    end: new Date(endOf(startsAt, durationMinutes)),
    organizer,
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...details,
  });
  entry.createAttendee({ ...attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  return { method, content: calendar.toString(), filename: "interview.ics" };
}
