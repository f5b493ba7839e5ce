import { StatValue } from "#app/components/sections/StatRow.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

type Figure = { value: string; label: string; sample: boolean };

/** Figures of a company: the first at display size, the others in a row below it. */
export function CompanyFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="flex flex-wrap items-end gap-x-12 gap-y-8">
      {figures.map(({ value, label, sample }, index) => (
        <div key={label} className={index === 0 ? "flex w-full flex-col-reverse" : "flex flex-col-reverse"}>
          <dt className="mt-3 text-small text-quiet">
            {label}
            {sample && <SampleTag className="ml-1.5" />}
          </dt>
          <dd
            className={
              index === 0
                ? "-ml-[0.04em] font-display text-[clamp(4.5rem,10vw,10rem)] leading-none tracking-display whitespace-nowrap"
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
