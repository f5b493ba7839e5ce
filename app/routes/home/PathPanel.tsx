import { CardLink } from "#app/components/sections/CardLink.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

type Path = { title: string; description: string; cta: string; href: string };

/** Two halves of one panel, each a link for a group of visitors; the half under the pointer grows. */
export function PathPanel({ paths }: { paths: Path[] }) {
  return (
    <ul className="grid transition-[grid-template-columns] duration-calm ease-nordic md:grid-cols-[1fr_1fr] md:has-[>:first-child:hover]:grid-cols-[1.12fr_1fr] md:has-[>:last-child:hover]:grid-cols-[1fr_1.12fr]">
      {paths.map(({ title, description, cta, href }, index) => (
        <li key={href} className="grid">
          <CardLink
            href={href}
            ground={index === 0 ? "basalt" : "ember"}
            hover="none"
            className="p-[clamp(1.5rem,3vw,3rem)] md:min-h-72 lg:min-h-80 print:min-h-0 forced-colors:min-h-0 forced-colors:border"
          >
            <Heading level={3} variant="title">
              {title}
            </Heading>
            <p className="mt-auto mb-5 max-w-text pt-10 text-quiet">{description}</p>
            <ArrowLabel>{cta}</ArrowLabel>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
