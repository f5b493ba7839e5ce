import { cn } from "#app/components/ui/cn.ts";
import { visibleText } from "#app/components/ui/visible-text.ts";
import type { CalendarLabels, Schedule } from "./schedule.ts";

/** Units with a number on phones, too: the first, then every fourth week or every third month. */
const isMajor = (unit: Schedule["unit"], number: number) =>
  number === 1 || number % (unit === "week" ? 4 : 3) === 0;

/**
 * The numbers of weeks or months, one in each column of a grid, above their ticks. A number wider than the last column
 * ends with it. On a long axis the next one after an emphasized one of two digits is left out: they would overlap.
 */
export function Ticks({ schedule: { unit, total }, labels }: { schedule: Schedule; labels: CalendarLabels }) {
  return Array.from({ length: total }, (_, index) => index + 1).map((number) => {
    const isTooNear = total > 18 && number > 10 && isMajor(unit, number - 1);
    const label = isTooNear ? "" : `${isMajor(unit, number) ? labels[unit] : ""}${number}`;
    return (
      <span
        key={number}
        className={cn(
          "relative h-9 text-map whitespace-nowrap tabular-nums sm:text-label sm:tracking-normal",
          isMajor(unit, number) ? "font-bold" : "text-quiet",
        )}
        style={
          number === total
            ? { textIndent: `min(0px, 100% - ${visibleText(label).length * 0.75}em)` }
            : undefined
        }
      >
        <span className={isMajor(unit, number) ? undefined : "max-md:hidden"}>{label}</span>
        <i
          className={cn(
            "absolute top-5 bottom-0 left-0 border-l",
            isMajor(unit, number) ? "border-hairline-strong" : "border-hairline",
          )}
        />
      </span>
    );
  });
}
