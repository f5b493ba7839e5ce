import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { StatValue } from "./StatRow.tsx";

type Figure = { value: string; label: string; sample: boolean };

/**
 * Figures under the heading of a page: two side by side at display size where they have room; of more the first at
 * display size, the others in a row below it.
 */
export function HeroFigures({ figures }: { figures: Figure[] }) {
  const isPair = figures.length === 2;
  const isMarked = figures.filter(({ sample }) => sample).length > 1;
  return (
    <div>
      <dl
        className={
          isPair
            ? "grid items-baseline gap-x-8 gap-y-8 md:max-lg:grid-cols-2 xl:grid-cols-7"
            : "grid grid-cols-2 gap-x-8 gap-y-8"
        }
      >
        {figures.map(({ value, label, sample }, index) => (
          <div
            key={label}
            className={cn(
              "flex flex-col",
              isPair && (index === 0 ? "xl:col-span-4" : "xl:col-span-3"),
              // Its label beside it.
              !isPair && index === 0 && "col-span-2 md:flex-row md:items-end md:gap-x-8",
            )}
          >
            <dt className="order-1 mt-3 max-w-short text-small text-balance text-quiet md:max-w-text">
              {label}
              {sample && <SampleTag variant={isMarked ? "mark" : "tag"} />}
            </dt>
            <dd
              className={cn(
                "leading-none",
                isPair || index === 0 ? "font-display tracking-display whitespace-nowrap" : "text-h2",
                isPair && "text-[clamp(4.5rem,6vw,6.5rem)]",
                !isPair && index === 0 && "text-[clamp(4.5rem,10vw,10rem)]",
              )}
            >
              <StatValue text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {isMarked && (
        <p className="mt-6">
          <SampleTag variant="legend" />
        </p>
      )}
    </div>
  );
}
