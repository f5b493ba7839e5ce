import { StatValue } from "#app/components/sections/StatRow.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** Figures with their labels in one line, and a link to how they are counted. */
export function FigureLine({
  figures,
  link,
}: {
  figures: { value: string; label: string; sample: boolean }[];
  link: { label: string; href: string };
}) {
  return (
    <div className="mt-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
      <dl className="flex flex-wrap gap-x-12 gap-y-3 max-md:flex-col">
        {figures.map(({ value, label, sample }) => (
          <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-3">
            <dt className="text-quiet">
              {label}
              {sample && <SampleTag />}
            </dt>
            <dd className="text-entry whitespace-nowrap">
              <StatValue text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <TextLink href={link.href}>{link.label}</TextLink>
    </div>
  );
}
