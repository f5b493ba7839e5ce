import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** A program's time: blocks of so many units each (weeks, phases); `marked` is the number of a unit that differs. */
export type Calendar = { blocks: number[]; ongoing?: boolean; marked?: number };

/** A program's calendar drawn as a ruler; decorative, since the length stands beside it as text. */
export function ProgramCalendar({
  blocks,
  ongoing = false,
  marked,
  className,
  ...props
}: Calendar & ComponentProps<"div">) {
  let unit = 0;
  return (
    <div {...props} aria-hidden className={cn("flex h-10", className)}>
      {blocks.map((units, block) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its place.
          key={block}
          className="flex flex-1 items-end border-b border-hairline-strong last:border-r"
        >
          {Array.from({ length: units }, () => {
            unit += 1;
            return (
              <i
                key={unit}
                className={cn(
                  "h-2/5 flex-1 border-l border-hairline-strong transition-[height] duration-calm first:h-full first:border-l-2 first:border-ember in-[a:hover]:h-full",
                  unit === marked && "shadow-[inset_0_-7px_var(--color-ember)]",
                )}
              />
            );
          })}
        </div>
      ))}
      {ongoing && (
        <div className="flex-1 border-b border-l-2 border-b-hairline-strong border-l-ember mask-r-from-10%" />
      )}
    </div>
  );
}
