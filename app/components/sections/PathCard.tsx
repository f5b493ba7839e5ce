import { Heading } from "#app/components/ui/Heading.tsx";
import type { Icon } from "#app/components/ui/icon.ts";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

/** A way on: what it is, and where it leads. */
export type Path = { title: string; description: string; cta: string; href: string; icon: Icon };

/** One of two or three ways on, as a column of a ruled table that is all one link. */
export function PathCard({ title, description, cta, href, icon: Icon }: Path) {
  return (
    <a href={href} className="card path-card">
      <Icon aria-hidden stroke={1.5} size={32} />
      <Heading level={3} variant="entry" className="mt-10">
        {title}
      </Heading>
      <p className="mt-4 mb-12 max-w-[44ch] text-quiet">{description}</p>
      <span className="mt-auto">
        <ArrowLabel>{cta}</ArrowLabel>
      </span>
    </a>
  );
}
