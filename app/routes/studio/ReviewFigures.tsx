import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";

type Figure = { title: string; description: string; value: string; series: number[] };

/** Four figures of a venture's weekly review, each with its last weeks as a line. */
export function ReviewFigures({ caption, items }: { caption: string; items: Figure[] }) {
  return (
    <div className="reveal border border-hairline-strong">
      <p className="border-b border-hairline-strong px-5 py-3 text-small font-medium md:px-8">
        <ContentText text={caption} />
      </p>
      <ul className="grid md:grid-cols-2">
        {items.map(({ title, description, value, series }) => (
          <li
            key={title}
            className="row-span-3 grid grid-cols-[1fr_minmax(3rem,7rem)] lg:grid-cols-[1fr_11rem] grid-rows-subgrid items-end gap-x-6 gap-y-0 border-hairline px-5 py-8 not-last:max-md:border-b md:px-8 md:py-10 md:odd:border-r md:nth-[n+3]:border-t"
          >
            <Heading level={3} variant="item" className="col-span-2 self-start">
              {title}
            </Heading>
            <p className="mt-6 text-figure">
              <ContentText text={value} />
            </p>
            <Sparkline series={series} unit={value.replace(/[\d.,]+/, "")} />
            <p className="col-span-2 mt-4 max-w-text self-start text-quiet">
              <ContentText text={description} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line through the values, from the lowest to the highest of them, with a point at the end and the value at the start, above it where the line falls: the last one stands beside it. */
function Sparkline({ series, unit }: { series: number[]; unit: string }) {
  const [width, height] = [100, 40];
  const [lowest, highest] = [Math.min(...series), Math.max(...series)];
  const points = series.map((value, index) => ({
    x: (index / (series.length - 1)) * width,
    y: height - ((value - lowest) / (highest - lowest || 1)) * height,
  }));
  const last = points.at(-1);
  const isFalling = series[0] === highest;
  return (
    <div aria-hidden className={cn("mb-2 flex flex-col", isFalling && "flex-col-reverse")}>
      <svg
        aria-hidden
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        className="w-full overflow-visible fill-none"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y.toFixed(1)}`).join(" ")}
          strokeWidth="1.5"
          className="stroke-quiet"
        />
        {last && <circle cx={last.x} cy={last.y} r="3" className="fill-ember stroke-none" />}
      </svg>
      <p className="text-label tracking-normal text-quiet tabular-nums">
        {series[0]}
        {unit}
      </p>
    </div>
  );
}
