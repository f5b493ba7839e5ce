import * as z from "zod";
import { escapeHtml } from "./escape-html.ts";
import { percent } from "./percent.ts";
import { text } from "./shared-schemas.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const monthAndDay = "(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])";

/** Periods of a year. Each of `dates` is the first and the last day, both as month and day: `06-25 08-15`. */
export const yearPeriods = z
  .array(
    z.strictObject({
      label: text,
      dates: z
        .array(
          z
            .string()
            .regex(new RegExp(`^${monthAndDay} ${monthAndDay}$`), "expected two days such as 06-25 08-15"),
        )
        .min(1),
    }),
  )
  .min(1);

type Day = { month: number; day: number };

const parseDay = (date: string): Day => ({ month: Number(date.slice(0, 2)), day: Number(date.slice(3)) });

const formatDay = ({ month, day }: Day) => `${day} ${months[month - 1]}`;

const formatSpan = (first: Day, last: Day) =>
  `${first.month === last.month ? first.day : formatDay(first)}–${formatDay(last)}`;

/** How much of a year of twelve equal months has passed when the day begins, in percent. The year is no leap year. */
const passed = ({ month, day }: Day) =>
  ((month - 1 + (day - 1) / new Date(2027, month, 0).getDate()) / 12) * 100;

/** Draws periods on a line of twelve months, with their days below it. */
export function renderYear(periods: z.output<typeof yearPeriods>): string {
  const items = periods.map(({ label, dates }) => ({
    label,
    spans: dates.map((date) => {
      const [first = "", last = ""] = date.split(" ");
      return { first: parseDay(first), last: parseDay(last) };
    }),
  }));
  const marks = items.flatMap(({ spans }) =>
    spans.map(({ first, last }) => {
      const left = passed(first);
      const right = passed({ ...last, day: last.day + 1 });
      return `<i style="left:${percent(left)};width:${percent(right - left)}"></i>`;
    }),
  );
  const names = months.map((month) => `<span>${month[0]}</span>`);
  const rows = items.map(({ label, spans }) => {
    const days = spans.map(({ first, last }) => formatSpan(first, last));
    return `<li><span>${escapeHtml(label)}</span> <b>${days.join(", ")}</b></li>`;
  });
  return (
    `<div class="chart-year" aria-hidden="true">${marks.join("")}${names.join("")}</div>` +
    `<ul class="chart-bars">${rows.join("")}</ul>`
  );
}
