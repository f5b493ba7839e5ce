import { expect, test } from "vitest";
import { dueDigest, previousDigestMs } from "./digest-time.ts";

const due = (iso: string) => dueDigest(Date.parse(iso))?.toString() ?? null;

test.each([
  ["2026-11-23T07:00:00Z", "2026-11-23", "at eight in winter"],
  ["2026-11-23T06:59:59Z", null, "before eight in winter"],
  ["2026-06-22T06:00:00Z", "2026-06-22", "at eight in summer"],
  ["2026-11-23T10:59:59Z", "2026-11-23", "before noon"],
  ["2026-11-23T11:00:00Z", null, "at noon"],
  ["2026-11-22T07:00:00Z", null, "on a Sunday"],
  ["2026-06-19T07:00:00Z", null, "on Midsummer's Eve"],
])("at %s, %s is due: %s", (time, date, _when) => {
  expect(due(time)).toBe(date);
});

test.each([
  ["2026-11-24T07:00:00Z", "2026-11-23T07:00:00Z"],
  // Over a weekend, the change from summer time, and Easter.
  ["2026-10-26T07:00:00Z", "2026-10-23T06:00:00Z"],
  ["2026-04-07T06:00:00Z", "2026-04-02T06:00:00Z"],
])("the digest before the one of %s was due at %s", (time, earlier) => {
  expect(new Date(previousDigestMs(Date.parse(time))).toISOString()).toBe(earlier.replace("Z", ".000Z"));
});
