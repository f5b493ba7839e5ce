import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { formatNumber } from "#app/components/ui/format-number.ts";

type Whole = { label: string; value: number };

/**
 * Parts of a whole, drawn to scale: one bar on wide screens, a bar of the whole for each on narrow ones. Where the parts
 * are a small part of a larger `whole`, that stands above them as a bar, and two lines lead from its end to theirs.
 */
export function PartsBar({
  caption,
  unit = "",
  whole,
  parts,
  className,
  ...props
}: {
  /** Name of the whole. */
  caption?: string;
  /** Follows each number. */
  unit?: string;
  whole?: Whole;
  parts: { label: string; value: number; highlight?: boolean }[];
} & ComponentProps<"div">) {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return (
    <div {...props} className={className}>
      {whole && <WholeBar {...whole} sum={sum} />}
      {caption && (
        <p className="mb-4 text-small">
          <ContentText text={caption} />
        </p>
      )}
      <ul className="flex flex-col gap-x-1.5 gap-y-4 lg:flex-row lg:items-start">
        {parts.map(({ label, value, highlight }, index) => (
          <li
            key={label}
            className="flex flex-col-reverse lg:w-0 lg:grow-(--value)"
            style={{
              "--value": value,
              "--width": `${Math.round((value / sum) * 100)}%`,
              // Neighbors differ; the first is the darkest.
              "--part-opacity": highlight ? 1 : Math.max(0.4, 1 - index * 0.16),
            }}
          >
            <span className="flex justify-between gap-x-4 pt-3 lg:flex-col-reverse lg:pt-3">
              <span className="text-small">
                <ContentText text={label} />
              </span>
              <span className="font-bold lg:text-h3">
                {formatNumber(value)}
                {unit}
              </span>
            </span>
            <span aria-hidden className="bg-hairline">
              <span
                className={cn(
                  "block h-4 w-(--width) opacity-(--part-opacity) [print-color-adjust:exact] lg:w-full forced-colors:bg-[CanvasText]",
                  highlight ? "bg-accent" : "bg-text",
                  whole ? "lg:h-6" : "lg:h-(--parts-height,4rem)",
                )}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole as a bar; its last piece, as long as the sum of the parts, is left out, and lines lead from there down. */
function WholeBar({ label, value, sum }: Whole & { sum: number }) {
  const share = (sum / value) * 100;
  return (
    <>
      <p className="mb-4 text-small">{label}</p>
      <div aria-hidden className="h-16 border-r border-text [print-color-adjust:exact]">
        <div
          className="h-full bg-text forced-colors:bg-[CanvasText]"
          style={{ width: `${(100 - share).toFixed(2)}%` }}
        />
      </div>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden
        className="mb-4 h-14 w-full overflow-visible stroke-current"
      >
        <line x1={100 - share} x2={0} y1={0} y2={1} vectorEffect="non-scaling-stroke" />
        <line x1={100} x2={100} y1={0} y2={1} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}
