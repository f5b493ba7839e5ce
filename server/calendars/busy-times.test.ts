import { expect, test } from "vitest";
import { calendarObject } from "../../tests/setup/calendar-object.ts";
import { busyTimes } from "./busy-times.ts";

const during = [Date.parse("2027-03-22T00:00Z"), Date.parse("2027-04-05T00:00Z")] as const;

/** The beginning and end of each busy time, in UTC. */
const read = (...events: string[][]) =>
  busyTimes(calendarObject(...events), during, ["rut@studio.example"]).map((range) =>
    range.map((timeMs) => new Date(timeMs).toISOString().slice(5, 16)),
  );

const stockholm = (name: string, time: string) => `${name};TZID=Europe/Stockholm:${time}`;
const hour = [stockholm("DTSTART", "20270323T100000"), stockholm("DTEND", "20270323T110000")];

test("an event makes busy, in the zone that it names, whether defined or not", () => {
  expect(read(hour)).toEqual([["03-23T09:00", "03-23T10:00"]]);
  expect(read(["DTSTART;TZID=America/New_York:20270326T040000", "DURATION:PT1H"])).toEqual([
    ["03-26T08:00", "03-26T09:00"],
  ]);
  expect(read(["DTSTART;TZID=Asia/Tokyo:20270326T180000", "DURATION:PT1H"])).toEqual([
    ["03-26T09:00", "03-26T10:00"],
  ]);
  expect(read(["DTSTART:20270326T090000Z", "DTEND:20270326T091500Z"])).toEqual([
    ["03-26T09:00", "03-26T09:15"],
  ]);
  expect(read(["DTSTART:20270329T090000", "DTEND:20270329T100000"])).toEqual([
    ["03-29T07:00", "03-29T08:00"],
  ]);
  expect(
    read(["DTSTART;TZID=Europe/London:20270326T090000", "DTEND;TZID=Asia/Tokyo:20270326T190000"]),
  ).toEqual([["03-26T09:00", "03-26T10:00"]]);
  expect(read(["DTSTART;TZID=Our own zone:20270329T090000", "DURATION:PT1H"])).toEqual([
    ["03-29T07:00", "03-29T08:00"],
  ]);
});

test("whole days are those of Stockholm, also the short one", () => {
  expect(read(["DTSTART;VALUE=DATE:20270328", "DTEND;VALUE=DATE:20270329"])).toEqual([
    ["03-27T23:00", "03-28T22:00"],
  ]);
  expect(read(["DTSTART;VALUE=DATE:20270324"])).toEqual([["03-23T23:00", "03-24T23:00"]]);
});

test("what is cancelled, shown as free, declined or without length makes nobody busy", () => {
  expect(read([...hour, "TRANSP:TRANSPARENT"])).toEqual([]);
  expect(read([...hour, "STATUS:CANCELLED"])).toEqual([]);
  expect(read([...hour, "ATTENDEE;PARTSTAT=DECLINED:MAILTO:Rut@studio.example"])).toEqual([]);
  expect(read([...hour, "ATTENDEE;PARTSTAT=DECLINED:mailto:olga@studio.example"])).toHaveLength(1);
  expect(read([...hour, "STATUS:TENTATIVE", "TRANSP:OPAQUE"])).toHaveLength(1);
  expect(read([stockholm("DTSTART", "20270323T100000")])).toEqual([]);
});

test("an event that repeats does so by the clock, without what was left out, moved or cancelled", () => {
  const weekly = [
    ...[stockholm("DTSTART", "20260106T100000"), stockholm("DTEND", "20260106T110000")],
    "RRULE:FREQ=WEEKLY",
  ];
  expect(read(weekly)).toEqual([
    ["03-23T09:00", "03-23T10:00"],
    ["03-30T08:00", "03-30T09:00"],
  ]);
  expect(read([...weekly, stockholm("EXDATE", "20270323T100000")])).toEqual([["03-30T08:00", "03-30T09:00"]]);
  const exception = (id: string, start: string, ...lines: string[]) => [
    ...[stockholm("RECURRENCE-ID", id), stockholm("DTSTART", start), "DURATION:PT1H", ...lines],
  ];
  // From beyond the end, and away.
  const moved = [
    exception("20270406T100000", "20270402T150000"),
    exception("20270323T100000", "20270601T100000"),
    exception("20270330T100000", "20270330T100000", "STATUS:CANCELLED"),
  ];
  expect(read(weekly, ...moved)).toEqual([["04-02T13:00", "04-02T14:00"]]);
});

test("an event that cannot be read is no free time", () => {
  expect(() => read(["DTSTART:2027"])).toThrow();
  expect(() => busyTimes("BEGIN:VCALENDAR", during, [])).toThrow();
});
