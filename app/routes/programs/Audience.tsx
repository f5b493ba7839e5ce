import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

/** What the programs are for one kind of partner: half of a section. */
export function Audience({
  label,
  title,
  description,
  items,
}: {
  label?: string | undefined;
  title: string;
  description?: string | undefined;
  items: { title: string; description: string }[];
}) {
  return (
    <section className="lg:grid lg:grid-rows-subgrid lg:row-span-2">
      <div className="pb-8">
        {label && <Eyebrow>{label}</Eyebrow>}
        <Heading level={2} variant="section" className="mt-5">
          <Accented text={title} />
        </Heading>
        {description && <p className="mt-5 max-w-text text-lead leading-normal text-quiet">{description}</p>}
      </div>
      <ul className="border-t border-hairline-strong">
        {items.map((item) => (
          <li key={item.title} className="border-b border-hairline py-6">
            <Heading level={3} variant="item">
              {item.title}
            </Heading>
            <p className="mt-2 max-w-prose text-quiet">{item.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
