import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

/** The open place at the end of a grid: a dashed card that invites whoever reads it to fill it. */
export function JoinCard({
  label,
  title,
  description,
  cta,
  href,
  ground,
  picture,
}: {
  label: string;
  title: string;
  description: string;
  cta: string;
  href: string;
  /** Ember where it is the page's last call. */
  ground?: "ember";
  /** The land on it. */
  picture?: PictureSource;
}) {
  return (
    <a href={href} data-ground={ground} className="card join-card">
      {picture && <ContourBackdrop placement="fill" picture={picture} />}
      <span className="text-label text-accent">{label}</span>
      <div className="mt-auto">
        <Heading level={3} variant="section">
          {title}
        </Heading>
        <p className="mt-4 mb-6 max-w-[34ch] text-quiet">{description}</p>
        <ArrowLabel>{cta}</ArrowLabel>
      </div>
    </a>
  );
}
