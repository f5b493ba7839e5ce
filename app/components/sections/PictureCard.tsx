import type { ReactNode } from "react";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

/** How far titles reach; those of items keep room for as many lines as their row needs to begin at one height. */
const headings = {
  item: "flex min-h-(--title-room,auto) items-end",
  entry: "",
  section: "max-w-[16ch]",
  title: "max-w-[16ch]",
} as const;

/** A card that is one link: a picture under two small words, then title, text and where it leads. */
export function PictureCard({
  href,
  picture,
  left,
  right,
  title,
  description,
  linkText,
  index = 0,
  look = "item",
  external = false,
  sizes = "(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw",
}: {
  href: string;
  picture: PictureSource;
  left: ReactNode;
  right?: string;
  title: string;
  description: string;
  linkText: string;
  index?: number;
  /** How large its title is set. */
  look?: "item" | "entry" | "section" | "title";
  external?: boolean;
  /** How wide the card is shown, for the choice of picture. */
  sizes?: string;
}) {
  return (
    <a
      href={href}
      data-ground={picture.ground === "paper" || picture.ground === "ember" ? picture.ground : "raised"}
      className="card picture-card reveal"
      style={{ "--reveal-index": index }}
      {...(external ? { target: "_blank", rel: "noopener" } : {})}
    >
      <Picture picture={picture} sizes={sizes} className="picture-card-image" />
      <span className="absolute inset-x-6 top-5 flex md:inset-x-7 md:top-6 justify-between gap-4 text-label">
        <span>{left}</span>
        {right && <span className="text-accent">{right}</span>}
      </span>
      <div className="relative mt-auto flex flex-col p-6 md:p-7">
        <Heading level={3} variant={look} className={headings[look]}>
          {title}
        </Heading>
        <span
          className={`mt-3 mb-5 max-w-[44ch] min-h-(--text-room,auto) md:min-h-(--text-room,3lh) text-quiet ${look === "item" ? "text-small" : ""}`}
        >
          {description}
        </span>
        <ArrowLabel external={external}>{linkText}</ArrowLabel>
        {external && <span className="sr-only">(opens in a new tab)</span>}
      </div>
    </a>
  );
}
