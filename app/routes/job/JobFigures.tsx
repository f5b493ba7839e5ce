import { SampleTag } from "#app/components/ui/SampleTag.tsx";

type Figure = { value: string; unit?: string; term: string; note: string; sample: boolean };

/** What a job pays, in large figures side by side under its title. */
export function JobFigures({ figures }: { figures: Figure[] }) {
  return (
    <div>
      <dl className="grid gap-x-8 gap-y-8 md:max-lg:grid-cols-2 xl:grid-cols-7">
        {figures.map(({ value, unit, term, note, sample }) => (
          <div key={term} className="flex flex-col xl:first:col-span-4 xl:last:not-first:col-span-3">
            <dt className="order-1 max-w-short text-balance text-quiet">
              {unit ? (
                term
              ) : (
                <span className="mt-2 block text-row leading-tight font-bold text-text">{term}</span>
              )}
              {note}
            </dt>
            <dd>
              <span className="block text-[clamp(2.25rem,3.4vw,4rem)] leading-none font-display tracking-display whitespace-nowrap">
                {value}
                {sample && <SampleTag variant="mark" className="align-top text-h3" />}
              </span>
              {unit && <span className="mt-2 block text-row leading-tight font-bold">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {figures.some(({ sample }) => sample) && (
        <p className="mt-6">
          <SampleTag variant="legend" />
        </p>
      )}
    </div>
  );
}
