import { SampleTag } from "#app/components/ui/SampleTag.tsx";

type Figure = { value: string; label: string; sample: boolean };

/** Figures of a company as a definition list. The figure comes first in each row, its label after it. */
export function CompanyFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl>
      {figures.map(({ value, label, sample }) => (
        <div
          key={label}
          className="grid grid-cols-[clamp(7rem,14vw,10rem)_1fr] items-baseline gap-4 border-b border-hairline py-3.5"
        >
          <dt className="order-1 text-small text-quiet">
            {label}
            {sample && <SampleTag className="ml-1.5" />}
          </dt>
          <dd className="text-h3 leading-tight font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
