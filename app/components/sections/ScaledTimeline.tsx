import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";

/** Places and widths are in percent of the axis. */
export type ScaledStep = { mark: string; title: string; description?: string; left: number; width: number };

const unitLetters = { week: "W", month: "M" };

/**
 * Steps of unequal length: a bar on which they are drawn to scale over weeks or months, and below it their texts, side
 * by side on wide screens, where a line leads from each part of the bar to its text.
 */
export function ScaledTimeline({
  tickUnit,
  ticks,
  steps,
  className,
  ...props
}: {
  tickUnit: keyof typeof unitLetters;
  ticks: { left: number; number: number; labeled: boolean }[];
  steps: ScaledStep[];
} & ComponentProps<"div">) {
  return (
    <div {...props} className={cn("reveal", className)}>
      <div aria-hidden>
        <div className="relative h-9 overflow-x-clip text-label tracking-normal">
          {ticks.map(({ left, number, labeled }) => (
            <span
              key={number}
              className={cn(
                "absolute bottom-0 border-l pl-1.5",
                labeled ? "top-0 border-hairline-strong" : "top-5 border-hairline",
                // On phones its number stands before the line: there is no room after it.
                labeled &&
                  left > 90 &&
                  "max-sm:-translate-x-full max-sm:border-r max-sm:border-l-0 max-sm:pr-1.5",
              )}
              style={{ left: `${left}%` }}
            >
              {labeled && `${unitLetters[tickUnit]}${number}`}
            </span>
          ))}
        </div>
        <div className="relative h-12 border-y border-hairline-strong">
          {steps.map(({ mark, left, width }, index) => (
            <span
              key={mark}
              className="absolute inset-y-0 flex items-center border-l-2 border-ember bg-raised pl-1.5 text-label font-bold text-accent"
              style={{ left: `${left}%`, width: `${width}%` }}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden
          className="h-12 w-full overflow-visible stroke-ember max-lg:hidden"
        >
          {steps.map(({ mark, left }, index) => (
            <line
              key={mark}
              x1={left}
              x2={(index * 100) / steps.length}
              y1={0}
              y2={1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <ol className="max-lg:mt-6 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {steps.map(({ mark, title, description }, index) => (
          <li
            key={mark}
            className="grid grid-cols-[1.75rem_1fr] border-hairline py-5 max-lg:border-b lg:grid-cols-1 lg:content-start lg:border-l-2 lg:border-ember lg:py-0 lg:pr-8 lg:pl-4"
          >
            <span aria-hidden className="row-span-3 text-label text-accent tabular-nums lg:hidden">
              {index + 1}
            </span>
            <p className="text-label text-quiet tabular-nums">{mark}</p>
            <Heading level={3} variant="item" className="mt-2 lg:mt-4">
              <ContentText text={title} />
            </Heading>
            {description && (
              <p className="mt-3 text-quiet max-lg:col-start-2">
                <ContentText text={description} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
