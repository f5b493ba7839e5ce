import type { ComponentProps, ReactNode } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { CardFigure, type Figure } from "./CardFigure.tsx";
import { CardLink } from "./CardLink.tsx";

const titles = {
  item: "flex min-h-(--card-title-height,auto) items-end",
  entry: "",
  section: "max-w-title",
  title: "max-w-title",
} as const;

/** Faint behind the text at the top and at the bottom. */
const imageMask =
  "mask-[linear-gradient(to_bottom,rgb(0_0_0/10%)_11%,black_24%,black_38%,rgb(0_0_0/10%)_54%)]";

/**
 * A card that is one link: a picture or a figure under two short labels, then title, description and where it leads. A list may
 * set `--card-title-height` and `--card-text-height`, so that titles and texts of a row begin at one height.
 */
export function PictureCard({
  href,
  picture,
  figure,
  left,
  right,
  title,
  description,
  linkText,
  index = 0,
  size = "item",
  external = false,
  sizes = "(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw",
  className,
  ...props
}: {
  href: string;
  picture: PictureSource;
  /** Drawn in place of the picture. */
  figure?: Figure | undefined;
  /** The label at the top left. */
  left: ReactNode;
  /** The label at the top right. */
  right?: string;
  title: string;
  description: string;
  linkText: string;
  /** Its place in a row of cards, which appear one after the other. */
  index?: number;
  /** Of the title. */
  size?: keyof typeof titles;
  external?: boolean;
  /** The width at which the card is shown (`sizes` of the image). */
  sizes?: string;
} & ComponentProps<"a">) {
  return (
    <CardLink
      {...props}
      href={href}
      external={external}
      ground={picture.ground === "paper" || picture.ground === "ember" ? picture.ground : "raised"}
      className={cn(
        "reveal isolate min-h-[30rem] overflow-hidden data-[ground=paper]:[--ground:var(--color-paper-raised)] print:min-h-0 forced-colors:border",
        className,
      )}
      style={{ "--reveal-index": index }}
    >
      {!figure && (
        <Picture
          picture={picture}
          sizes={sizes}
          className={cn("absolute inset-0 -z-1 h-full bg-transparent forced-colors:hidden", imageMask)}
        />
      )}
      <span
        className={cn(
          "flex flex-wrap justify-between gap-x-4 text-label",
          figure ? "px-6 pt-5" : "absolute inset-x-6 top-5 print:static",
        )}
      >
        <span>{left}</span>
        {right && <span className="text-accent">{right}</span>}
      </span>
      {figure && (
        <div className="px-6 pt-10 pb-8">
          <CardFigure {...figure} />
        </div>
      )}
      <div className="relative mt-auto flex flex-col p-6">
        <Heading level={3} variant={size} className={titles[size]}>
          {title}
        </Heading>
        <span
          className={cn(
            "mt-3 mb-5 min-h-(--card-text-height,auto) max-w-text text-quiet md:min-h-(--card-text-height,3lh)",
            size === "item" && "text-small",
          )}
        >
          <ContentText text={description} />
        </span>
        <ArrowLabel external={external}>{linkText}</ArrowLabel>
        {external && <span className="sr-only">(opens in a new tab)</span>}
      </div>
    </CardLink>
  );
}
