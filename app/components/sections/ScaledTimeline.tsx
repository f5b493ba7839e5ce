import { type ComponentProps, Fragment } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";

/** Places and widths are in percent of the axis. */
export type ScaledStep = { mark: string; title: string; description?: string; left: number; width: number };

const unitLetters = { week: "W", month: "M" };

/**
 * Steps of unequal length: a bar on which they are drawn to scale over weeks or months, each with its number, and below
 * it their texts, side by side on wide screens.
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
        <div className="relative h-9 text-label tracking-normal">
          {ticks.map(({ left, number, labeled }) => {
            const label = `${unitLetters[tickUnit]}${number}`;
            return (
              <Fragment key={number}>
                {labeled && (
                  // At the end of the axis it ends there.
                  <span
                    className="absolute"
                    style={{ left: `min(${left}%, 100% - ${label.length * 0.75}em)` }}
                  >
                    {label}
                  </span>
                )}
                <i
                  className={cn(
                    "absolute top-5 bottom-0 border-l",
                    labeled ? "border-hairline-strong" : "border-hairline",
                  )}
                  style={{ left: `${left}%` }}
                />
              </Fragment>
            );
          })}
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
      </div>
      <ol className="mt-6 lg:mt-8 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8">
        {steps.map(({ mark, title, description }, index) => (
          <li
            key={mark}
            className="grid grid-cols-[1.75rem_1fr] content-start border-hairline max-lg:border-b max-lg:py-5"
          >
            <span aria-hidden className="row-span-3 text-label font-bold text-accent tabular-nums">
              {index + 1}
            </span>
            <p className="text-label text-quiet tabular-nums">{mark}</p>
            <Heading level={3} variant="item" className="mt-2">
              <ContentText text={title} />
            </Heading>
            {description && (
              <p className="mt-3 text-quiet">
                <ContentText text={description} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
