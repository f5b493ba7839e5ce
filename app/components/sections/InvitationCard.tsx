import type { ComponentProps } from "react";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { CardLink } from "./CardLink.tsx";

/** A dashed card at the end of a grid that invites the reader to apply for a place in it. */
export function InvitationCard({
  label,
  title,
  description,
  cta,
  href,
  ground,
  picture,
  className,
  ...props
}: {
  label: string;
  title: string;
  description: string;
  cta: string;
  href: string;
  /** Ember where the card is the page's last call to action; its dashes then lie inside the card. */
  ground?: "ember";
  picture?: PictureSource;
} & ComponentProps<"a">) {
  return (
    <CardLink
      {...props}
      href={href}
      ground={ground}
      className={cn(
        "isolate h-full min-h-80 overflow-clip after:pointer-events-none after:absolute after:border after:border-dashed after:border-hairline-strong hover:after:border-accent",
        ground ? "p-10 after:inset-3" : "p-7 after:inset-0",
        className,
      )}
    >
      {picture && <ContourBackdrop placement="fill" picture={picture} className="group-hover:opacity-90" />}
      <span className="text-label text-accent">{label}</span>
      <div className="mt-auto">
        <Heading level={3} variant={ground ? "section" : "entry"}>
          {title}
        </Heading>
        <p className="mt-4 mb-6 max-w-short text-quiet">{description}</p>
        <ArrowLabel>{cta}</ArrowLabel>
      </div>
    </CardLink>
  );
}
