import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** A heading over points in rows: a column of a section, beside another list or a map. */
export function PointList({
  label,
  title,
  description,
  items,
}: {
  label?: string | undefined;
  title: string;
  description?: string | undefined;
  /** `mark` stands above the title: when it was. */
  items: { title: string; description: string; sample?: boolean; mark?: string }[];
}) {
  return (
    <section>
      {label && <Eyebrow>{label}</Eyebrow>}
      <Heading level={2} variant="section" className="mt-5">
        <Accented text={title} />
      </Heading>
      {description && <p className="mt-4 max-w-text text-quiet">{description}</p>}
      <ul className="mt-6 border-t border-hairline-strong">
        {items.map((item) => (
          <li key={item.title} className="border-b border-hairline py-3.5">
            {item.mark && <p className="mb-1 text-label text-accent">{item.mark}</p>}
            <Heading level={3} variant="item">
              {item.title}
            </Heading>
            <p className="mt-1.5 max-w-prose text-quiet">
              {item.description}
              {item.sample && <SampleTag className="ml-2.5" />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
