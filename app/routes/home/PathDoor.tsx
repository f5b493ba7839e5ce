import type { Path } from "#app/components/sections/PathCard.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

/** One of two ways on, as a door: half the width, the land behind it, all of it one link. */
export function PathDoor({
  title,
  description,
  cta,
  href,
  icon: Icon,
  picture,
  ground,
}: Path & {
  /** That of the page it leads to, drawn for dark. */
  picture: PictureSource;
  ground: "basalt" | "paper";
}) {
  return (
    <a href={href} data-ground={ground} className="card door">
      <Picture picture={picture} sizes="(min-width: 48rem) 50vw, 100vw" className="door-land" />
      <Heading level={3} variant="section" className="door-title mt-auto pt-16">
        {title}
      </Heading>
      <p className="mt-4 mb-5 max-w-[44ch] text-quiet">{description}</p>
      <span className="flex items-end justify-between">
        <ArrowLabel>{cta}</ArrowLabel>
        <Icon aria-hidden stroke={1.25} size={32} />
      </span>
    </a>
  );
}
