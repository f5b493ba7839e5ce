import { StatValue } from "#app/components/sections/StatRow.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** Figures with their labels in one line, and a link to how they are counted. */
export function FigureLine({
  figures,
  link,
  hasSamples,
}: {
  figures: { value: string; label: string; sample: boolean }[];
  link: { label: string; href: string };
  /** Whether figures here or in the list above are samples. */
  hasSamples: boolean;
}) {
  return (
    <div className="mt-10 grid gap-x-8 gap-y-6 lg:grid-cols-4">
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-3 lg:col-span-3">
        {figures.map(({ value, label, sample }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-quiet">
              {label}
              {sample && <SampleTag variant="mark" />}
            </dt>
            <dd className="text-entry whitespace-nowrap">
              <StatValue text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 lg:self-end">
        <TextLink href={link.href}>{link.label}</TextLink>
        {hasSamples && <SampleTag variant="legend" />}
      </div>
    </div>
  );
}
