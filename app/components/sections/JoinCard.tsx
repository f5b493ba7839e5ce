import { memo } from "react";
import { EmberLand } from "#app/components/ui/EmberLand.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowText } from "#app/components/ui/TextLink.tsx";

/** The open place at the end of a grid: a dashed card that invites whoever reads it to fill it. Memoised, as the cards before it. */
export const JoinCard = memo(function JoinCard({
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
      {picture && <EmberLand picture={picture} />}
      <span className="text-label text-accent">{label}</span>
      <div className="mt-auto">
        <Heading level={3} look="section">
          {title}
        </Heading>
        <p className="mt-4 mb-6 max-w-[34ch] text-quiet">{description}</p>
        <ArrowText>{cta}</ArrowText>
      </div>
    </a>
  );
});
