import { cn } from "#app/components/ui/cn.ts";
import type { CalendarLabels, Schedule } from "./schedule.ts";

/** Units with a long tick: the first, then every fourth week or every third month. */
const isMajor = (unit: Schedule["unit"], number: number) =>
  number === 1 || number % (unit === "week" ? 4 : 3) === 0;

/** The numbers of weeks or months, one in each column of a grid. */
export function Ticks({ schedule: { unit, total }, labels }: { schedule: Schedule; labels: CalendarLabels }) {
  return Array.from({ length: total }, (_, index) => index + 1).map((number) => (
    <span
      key={number}
      className={cn(
        "flex h-9 items-start border-l text-map tabular-nums sm:text-label sm:tracking-normal",
        isMajor(unit, number)
          ? "border-hairline-strong pl-1 font-bold"
          : "border-hairline pl-1.5 text-quiet max-md:text-transparent",
      )}
    >
      {isMajor(unit, number) ? labels[unit] : ""}
      {number}
    </span>
  ));
}
