import * as z from "zod";
import { escapeHtml } from "#contract/escape-html.ts";
import { percent } from "./percent.ts";
import { text } from "./shared-schemas.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Periods of one year, each with its first and last day. */
export const yearPeriods = z
  .array(
    z
      .strictObject({ label: text, from: z.iso.date(), to: z.iso.date() })
      .refine(
        ({ from, to }) => from <= to && from.slice(0, 4) === to.slice(0, 4),
        "write from and to in one year, the earlier first",
      ),
  )
  .min(1);

function parseDay(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}

/** How much of a year of twelve equal months has passed some days after a day begins, in percent. */
function passed(date: string, daysLater = 0): number {
  const { year, month, day } = parseDay(date);
  return ((month - 1 + (day - 1 + daysLater) / new Date(year, month, 0).getDate()) / 12) * 100;
}

function formatPeriod(from: string, to: string): string {
  const [first, last] = [parseDay(from), parseDay(to)];
  const end = `${last.day} ${months[last.month - 1]}`;
  return first.month === last.month
    ? `${first.day}–${end}`
    : `${first.day} ${months[first.month - 1]} – ${end}`;
}

/** Draws periods on a line of twelve months, with their days below it. */
export function renderYear(periods: z.output<typeof yearPeriods>): string {
  const marks = periods.map(({ from, to }) => {
    const left = passed(from);
    return `<i style="left:${percent(left)};width:${percent(passed(to, 1) - left)}"></i>`;
  });
  const names = months.map((month) => `<span>${month[0]}</span>`);
  const rows = periods.map(
    ({ label, from, to }) => `<li><span>${escapeHtml(label)}</span> <b>${formatPeriod(from, to)}</b></li>`,
  );
  return (
    `<div class="chart-year" aria-hidden="true">${marks.join("")}${names.join("")}</div>` +
    `<ul class="chart-bars">${rows.join("")}</ul>`
  );
}
