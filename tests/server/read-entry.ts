import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect } from "vitest";
import type { SentEntry } from "./interview-system.ts";

/** What two parsers read of a calendar entry. */
export function readEntry({ content }: SentEntry) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  const [other] = Object.values(nodeIcal.sync.parseICS(content)).filter((part) => part?.type === "VEVENT");
  if (other?.type !== "VEVENT") throw new Error("node-ical reads no event");
  expect([other.uid, Number(other.sequence), other.start.getTime(), other.end?.getTime()]).toEqual([
    event.uid,
    event.sequence,
    event.startDate.toJSDate().getTime(),
    event.endDate.toJSDate().getTime(),
  ]);
  const { uid, sequence, location, attendees } = event;
  const attendee = String(attendees[0]?.getFirstValue()).toLowerCase();
  const { start, status } = other;
  const method = calendar.getFirstPropertyValue("method");
  return { method, uid, sequence, location, attendee, startsAt: start.getTime(), status };
}
