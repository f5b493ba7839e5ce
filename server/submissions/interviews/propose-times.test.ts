import { expect, test } from "vitest";
import type { FreeHours } from "#contract/desk/free-hours.ts";
import type { TimeRange } from "../../calendars/time-ranges.ts";
import { hoursDuring, proposeTimes } from "./propose-times.ts";

const range = (from: string, until: string): TimeRange => [Date.parse(from), Date.parse(until)];
const on = (weekday: number, from: string, until: string): FreeHours => ({ weekday, from, until });

const [sunday, monday] = [7, 1];

test("hours are those of the clock in Stockholm, before and after it changes", () => {
  // The clocks go forward on Sunday 28 March 2027.
  const during = range("2027-03-20T00:00Z", "2027-04-03T00:00Z");
  expect(hoursDuring([on(monday, "09:00", "10:00")], during)).toEqual([
    range("2027-03-22T08:00Z", "2027-03-22T09:00Z"),
    range("2027-03-29T07:00Z", "2027-03-29T08:00Z"),
  ]);
});

test("hours are cut where the time begins and ends, and may be several on a day", () => {
  const during = range("2027-03-22T08:20Z", "2027-03-22T13:00Z");
  const week = [on(monday, "13:00", "15:00"), on(monday, "09:00", "11:00"), on(2, "09:00", "11:00")];
  expect(hoursDuring(week, during)).toEqual([
    range("2027-03-22T08:20Z", "2027-03-22T10:00Z"),
    range("2027-03-22T12:00Z", "2027-03-22T13:00Z"),
  ]);
});

test("no time is proposed that does not exist, or exists twice", () => {
  const night = [on(sunday, "01:00", "04:00")];
  const spring = hoursDuring(night, range("2027-03-27T00:00Z", "2027-03-29T00:00Z"));
  expect(proposeTimes([spring], [], 60)).toEqual(["2027-03-28T01:00", "2027-03-28T03:00"]);
  const autumn = hoursDuring(night, range("2026-10-24T00:00Z", "2026-10-26T00:00Z"));
  expect(proposeTimes([autumn], [], 60)).toEqual(["2026-10-25T01:00", "2026-10-25T03:00"]);
});

test("times follow each other by the length of the interview, on quarters, around what is busy", () => {
  const free = [range("2027-03-22T08:20Z", "2027-03-22T12:00Z")];
  expect(proposeTimes([free], [], 45)).toEqual(
    ["09:30", "10:15", "11:00", "11:45"].map((clock) => `2027-03-22T${clock}`),
  );
  const busy = [
    range("2027-03-22T09:10Z", "2027-03-22T09:50Z"),
    range("2027-03-22T11:00Z", "2027-03-22T11:15Z"),
  ];
  expect(proposeTimes([free], busy, 30)).toEqual(
    ["09:30", "11:00", "11:30", "12:15"].map((clock) => `2027-03-22T${clock}`),
  );
});

test("times suit everybody", () => {
  const [one, other] = [
    [range("2027-03-22T08:00Z", "2027-03-22T10:00Z")],
    [range("2027-03-22T09:00Z", "2027-03-22T11:00Z"), range("2027-03-23T09:00Z", "2027-03-23T11:00Z")],
  ];
  expect(proposeTimes([one, other], [], 60)).toEqual(["2027-03-22T10:00"]);
});
