import { CardLink } from "#app/components/sections/CardLink.tsx";
import type { Path } from "#app/components/sections/PathCard.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

/** A large card that is one link, for one of two groups of visitors, over the drawing of the page it leads to. */
export function PathPanel({
  title,
  description,
  cta,
  href,
  icon: Icon,
  picture,
  ground,
}: Path & {
  /** Drawn for a dark ground; on paper its colors are inverted. */
  picture: PictureSource;
  ground: "basalt" | "paper";
}) {
  return (
    <CardLink
      href={href}
      ground={ground}
      hover="none"
      className="path-panel isolate min-h-96 overflow-clip p-[clamp(1.5rem,3vw,2.5rem)] lg:min-h-[30rem] print:min-h-0 forced-colors:min-h-0 forced-colors:border"
    >
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="absolute inset-0 -z-1 h-full bg-transparent mask-[linear-gradient(to_bottom,black_14%,rgb(0_0_0/8%)_38%)] lg:mask-[linear-gradient(to_bottom,black_30%,rgb(0_0_0/8%)_58%)] forced-colors:hidden"
      />
      <Heading level={3} variant="section" className="mt-auto pt-16">
        {title}
      </Heading>
      <p className="mt-4 mb-5 max-w-text text-quiet">{description}</p>
      <span className="flex items-end justify-between">
        <ArrowLabel>{cta}</ArrowLabel>
        <Icon aria-hidden className="size-icon-lg" />
      </span>
    </CardLink>
  );
}
