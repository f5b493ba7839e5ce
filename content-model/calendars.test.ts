import { expect, test } from "vitest";
import { calendarSchema, formatSpan, getSchedule, startSchema } from "./calendars.ts";
import { contentContext, withContent } from "./content-context.ts";
import { getYearCalendar } from "./year-calendar.ts";

const weeks = calendarSchema.parse({
  unit: "week",
  phases: [
    { name: "First", length: 4 },
    { name: "Second", length: 8 },
  ],
  highlight: { name: "Visit", at: 11 },
});
const months = calendarSchema.parse({
  unit: "month",
  phases: [
    { name: "First", length: 1, longest: 2 },
    { name: "Second", length: 2 },
  ],
});

test("a start is a date or a text, and never both", () => {
  expect(startSchema.parse({ date: "2027-01-18" })).toEqual({
    date: "2027-01-18",
    value: "18 January 2027",
  });
  expect(startSchema.parse({ date: "2027-01-18*" })).toEqual({
    date: "2027-01-18",
    value: "18 January 2027*",
  });
  expect(startSchema.parse({ value: "By agreement" })).toMatchObject({ value: "By agreement" });
  for (const start of [{}, { date: "2027-01-18", value: "In January" }, { date: "soon" }]) {
    expect(startSchema.safeParse(start).success).toBe(false);
  }
});

test("a phase cannot last longer at least than at most", () => {
  const phases = [{ name: "First", length: 3, longest: 2 }];
  expect(calendarSchema.safeParse({ unit: "week", phases }).success).toBe(false);
});

test.each([
  ["week", 1, 4, "Weeks 1–4"],
  ["month", 3, 3, "Month 3"],
] as const)("a span of a %s from %d to %d is called %s", (unit, from, to, text) => {
  expect(formatSpan(unit, from, to)).toBe(text);
});

test("a schedule places phases of fixed length one after the other", () => {
  const { total, plans, phases, highlight } = getSchedule(weeks);
  expect(total).toBe(12);
  expect(plans).toEqual([
    [
      { name: "First", start: 0, length: 4 },
      { name: "Second", start: 4, length: 8 },
    ],
  ]);
  expect(phases.map(({ time }) => time)).toEqual(["Weeks 1–4", "Weeks 5–12"]);
  expect(highlight?.time).toBe("Week 11");
});

test("a schedule of varying length has a shortest and a longest plan", () => {
  const { total, plans, phases } = getSchedule(months);
  expect(total).toBe(4);
  expect(plans.map((plan) => plan.map(({ start }) => start))).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(phases.map(({ time }) => time)).toEqual(["1–2 months", "2 months"]);
});

test("a year calendar begins with the month of the first start and ends with the last month", () => {
  const { months: labels, rows } = getYearCalendar([
    { calendar: weeks, start: { date: "2027-11-15" } },
    { calendar: months, start: {} },
  ]);
  expect(labels.map(({ label, year }) => [label, year])).toEqual([
    ["Nov", "2027"],
    ["Dec", undefined],
    ["Jan", "2028"],
    ["Feb", undefined],
  ]);
  const [dated, undated] = rows;
  // 121 days: 15 November is the fifteenth of them, and twelve weeks later are 84 more.
  expect(dated?.left).toBeCloseTo((14 / 121) * 100);
  expect(dated?.right).toBeCloseTo((98 / 121) * 100);
  expect(dated?.phases[1]?.left).toBeCloseTo((42 / 121) * 100);
  expect(undated).toMatchObject({ dated: false, left: 0, latestRight: 100 });
  expect(undated?.right).toBeCloseTo((92 / 121) * 100);
});

test("the axis of programs without a date begins in the month of the rendering", () => {
  const context = contentContext({ folder: ".", timeMs: Date.parse("2028-01-31T12:00:00Z") });
  const program = { calendar: months, start: {} };
  const { months: labels } = withContent(context, () => getYearCalendar([program]));
  expect(labels[0]).toMatchObject({ label: "Jan", year: "2028" });
});

test("a month after the last day of January ends February", () => {
  const { rows } = getYearCalendar([{ calendar: months, start: { date: "2027-01-31" } }]);
  // January to May have 151 days; 28 February is the 59th.
  expect(rows[0]?.phases[0]?.right).toBeCloseTo((58 / 151) * 100);
});
