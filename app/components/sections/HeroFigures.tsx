import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { StatValue } from "./StatRow.tsx";

type Figure = { value: string; label: string; sample: boolean };

/** Figures under the heading of a page: the first at display size, the others in a row below it. */
export function HeroFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-8">
      {figures.map(({ value, label, sample }, index) => (
        <div
          key={label}
          className={cn(
            "flex flex-col-reverse",
            index === 0 ? "col-span-2" : "justify-end",
            // Only one stands in the second row.
            figures.length === 2 && "max-lg:col-span-2",
          )}
        >
          <dt className="mt-3 max-w-short text-small text-balance text-quiet">
            {label}
            {sample && <SampleTag />}
          </dt>
          <dd
            className={
              index === 0
                ? "font-display text-[clamp(4.5rem,10vw,10rem)] leading-none tracking-display whitespace-nowrap"
                : "text-h2 leading-none"
            }
          >
            <StatValue text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
