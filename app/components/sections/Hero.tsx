import { cva } from "class-variance-authority";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

type HeroSize = "default" | "short" | "half" | "tall";

const HeroSizeContext = createContext<HeroSize>("default");

const low =
  "pt-[calc(var(--bar)+var(--space-above,clamp(2.5rem,5vw,4.5rem)))] pb-(--section-bottom,clamp(2.5rem,4vw,3.5rem))";

const hero = cva(
  "hero relative isolate overflow-clip max-xl:flex max-xl:flex-col print:min-h-0 forced-colors:min-h-0",
  {
    variants: {
      size: {
        /** Heading over the full width, details below it. */
        default:
          "pt-[calc(var(--bar)+var(--space-above,clamp(3rem,6vw,5.5rem)))] pb-(--section-bottom,clamp(3rem,5vw,4.5rem))",
        /** Heading and details side by side, so that a form after it begins in the first view. */
        short: low,
        /** Heading and details on the left, the land on the right. */
        half: low,
        /** The same, as high as the viewport. */
        tall: "min-h-[min(100svh,44rem)] md:justify-center xl:flex xl:items-center pt-[calc(var(--bar)+var(--space-above,clamp(3rem,6vw,5.5rem)))] pb-(--section-bottom,clamp(3rem,5vw,4.5rem)) lg:min-h-[min(100svh,60rem)]",
      },
    },
  },
);

const sideBySide = "lg:grid lg:grid-cols-12 lg:gap-x-8";

/**
 * The first section of a page: a `HeroHeading`, then `HeroDetails`, over a `HeroBackdrop`.
 */
export function Hero({
  ground = "basalt",
  size = "default",
  backdrop,
  className,
  children,
  ...props
}: {
  ground?: "basalt" | "paper";
  size?: HeroSize;
  backdrop?: ReactNode;
} & ComponentProps<"section">) {
  return (
    <section data-ground={ground} data-size={size} className={cn(hero({ size }), className)} {...props}>
      {backdrop}
      <div
        className={cn(
          "frame-width relative",
          size !== "default" && cn(sideBySide, ground === "basalt" && "lg:items-end"),
        )}
      >
        <HeroSizeContext value={size}>{children}</HeroSizeContext>
      </div>
    </section>
  );
}

/** The land as pictures, the lines over it, and the names as SVG markup. */
export type LandSource = { picture: PictureSource; lines: PictureSource; names: string };

/**
 * What stands behind a hero and fades towards its text: the land with the name of the page's spot, or a photo. With
 * `parallax` it scrolls more slowly than the page.
 */
export function HeroBackdrop({
  picture,
  parallax = false,
  children,
}: {
  picture: LandSource | PictureSource;
  parallax?: boolean;
  children?: ReactNode;
}) {
  const land = "names" in picture && picture;
  // At high priority the land would delay the style sheet.
  const loading = { sizes: "100vw", priority: true, fetchPriority: land ? "auto" : "high" } as const;
  const image = land ? (
    <>
      <Picture picture={land.picture} {...loading} className="hero-picture" />
      <Picture picture={land.lines} {...loading} className="hero-picture" />
    </>
  ) : (
    <Picture picture={picture as PictureSource} {...loading} className="hero-picture" />
  );
  return (
    <div
      aria-hidden
      data-land={land ? "" : undefined}
      className="hero-backdrop absolute -z-1 print:hidden forced-colors:hidden"
    >
      {parallax ? (
        <div data-parallax className="absolute inset-0">
          {image}
        </div>
      ) : (
        image
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by content-model/land/overlay.ts, which escapes names. */}
      {land && <div dangerouslySetInnerHTML={{ __html: land.names }} />}
      {children}
    </div>
  );
}

/**
 * The page's heading; `display` is for one or two words: the title of a position. `section` and `entry` are smaller, for a
 * heading beside something larger.
 */
export function HeroHeading({
  label,
  title,
  variant = "title",
  isAccented = false,
}: {
  label?: string;
  /** Whether the marked part of the title has the accent color. */
  isAccented?: boolean;
  title: string;
  variant?: "title" | "display" | "section" | "entry";
}) {
  const size = useContext(HeroSizeContext);
  const columns = variant === "display" ? "lg:col-span-12" : "hero-heading lg:col-span-7 lg:pr-6";
  return (
    <div className={cn("@container", size === "short" ? "lg:col-span-6" : columns)}>
      {label && <Eyebrow>{label}</Eyebrow>}
      <Heading level={1} variant={variant} className={cn("mt-6", variant !== "display" && "max-w-title")}>
        <Accented text={title} isColored={isAccented} />
      </Heading>
    </div>
  );
}

// On paper, where no land is above it, it begins beside the first line of the heading, below its label.
const besideHeading =
  "lg:col-start-7 lg:-col-end-1 lg:mt-0 lg:border-t-0 lg:pt-0 in-[.hero[data-ground=paper]]:lg:pt-14";

const details = cva("mt-10 grid items-start gap-x-8 gap-y-8 border-t border-hairline pt-8 md:mt-14", {
  variants: {
    size: {
      default: "hero-details md:grid-cols-12",
      short: `hero-details ${besideHeading}`,
      half: "hero-details md:max-lg:grid-cols-2 lg:col-span-6 lg:mt-8 lg:border-t-0 lg:pt-0 lg:before:hidden",
      tall: besideHeading,
    },
  },
});

/**
 * The description of the page and its actions (`children`). `aside` stands on the left in a default hero, and follows in others;
 * `figures` are a list in that place, which follows the actions on phones and tablets.
 */
export function HeroDetails({
  description,
  aside,
  figures,
  children,
}: {
  description?: string;
  aside?: ReactNode;
  figures?: ReactNode;
  children?: ReactNode;
}) {
  const size = useContext(HeroSizeContext);
  return (
    <div className={details({ size })}>
      {aside && <div className={size === "default" ? leftColumns : "order-1"}>{aside}</div>}
      {figures && (
        <div
          className={cn(
            "max-md:order-1 max-md:border-t max-md:border-hairline max-md:pt-8",
            size === "default" && leftColumns,
          )}
        >
          {figures}
        </div>
      )}
      <div className={cn("grid gap-y-8", contents[size])}>
        {description && (
          <p className="max-w-text text-lead leading-normal text-balance text-quiet">
            <ContentText text={description} />
          </p>
        )}
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}

const leftColumns = "md:col-span-6";

/** Description and actions: on tablets side by side in a `half` hero. */
const contents = {
  default: "md:col-span-6 lg:col-start-7",
  short: "",
  half: "md:max-lg:contents",
  tall: "",
};
