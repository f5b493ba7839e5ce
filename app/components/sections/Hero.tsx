import { cva } from "class-variance-authority";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { Parallax } from "#app/components/effects/Parallax.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { AreaMap, type AreaMapSource } from "#app/components/ui/AreaMap.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NoBreakText } from "#app/components/ui/NoBreakText.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

type HeroSize = "default" | "short" | "tall";

const HeroSizeContext = createContext<HeroSize>("default");

const hero = cva(
  "hero relative isolate overflow-clip max-xl:flex max-xl:flex-col print:min-h-0 forced-colors:min-h-0",
  {
    variants: {
      size: {
        /** Heading over the full width, details below it. */
        default: "pt-[calc(var(--bar)+clamp(3rem,6vw,5.5rem))] pb-(--section-bottom,clamp(3rem,5vw,4.5rem))",
        /** Heading and details side by side, so that a form after it begins in the first view. */
        short:
          "pt-[calc(var(--bar)+clamp(2.5rem,5vw,4.5rem))] pb-(--section-bottom,clamp(2.5rem,4vw,3.5rem))",
        /** The same, as high as the viewport. */
        tall: "min-h-[min(100svh,44rem)] max-xl:justify-end xl:flex xl:items-end pt-[calc(var(--bar)+var(--space-above,clamp(3rem,6vw,5.5rem)))] pb-(--section-bottom,clamp(3rem,5vw,4.5rem)) md:min-h-[min(100svh,60rem)]",
      },
    },
  },
);

const sideBySide = "lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-8";

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
      <div className={cn("frame-width relative", size !== "default" && sideBySide)}>
        <HeroSizeContext value={size}>{children}</HeroSizeContext>
      </div>
    </section>
  );
}

/** A picture behind the hero, which fades towards the text; with `parallax` it scrolls more slowly than the page. */
export function HeroBackdrop({
  picture,
  parallax = false,
  children,
}: {
  picture: PictureSource;
  parallax?: boolean;
  children?: ReactNode;
}) {
  const image = <Picture picture={picture} sizes="100vw" priority className="hero-picture" />;
  return (
    <div
      aria-hidden
      className="hero-backdrop absolute inset-0 -z-1 print:hidden forced-colors:hidden [&_:is(picture,img)]:absolute [&_:is(picture,img)]:inset-0 [&_:is(picture,img)]:size-full"
    >
      {parallax ? <Parallax>{image}</Parallax> : image}
      {children}
    </div>
  );
}

/**
 * A map on the right of a hero, from the top bar to the hero's end and to the edge of the window, fading towards the
 * text; on narrow screens it follows the text.
 * @param className of the map's box
 */
export function HeroMap({ map, className }: { map: AreaMapSource; className?: string }) {
  return (
    <div className="flex justify-end max-xl:order-1 max-xl:mt-12 max-xl:-mb-(--section-bottom,clamp(3rem,5vw,4.5rem)) xl:absolute xl:inset-x-0 xl:top-(--bar) xl:bottom-0 xl:-z-1 xl:mask-[linear-gradient(to_right,transparent_40%,#000_60%)] print:hidden">
      <div
        className={cn(
          "aspect-(--ratio) shrink-0 max-lg:w-full lg:mask-[linear-gradient(to_right,transparent,#000_25%)] lg:max-xl:w-[min(100%,42rem*var(--ratio))] xl:h-full",
          className,
        )}
        style={{ "--ratio": map.width / map.height }}
      >
        <AreaMap map={map} />
      </div>
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
}: {
  label?: string;
  title: string;
  variant?: "title" | "display" | "section" | "entry";
}) {
  return (
    <div className={variant === "display" ? "lg:col-span-12" : "lg:col-span-7"}>
      {label && <Eyebrow>{label}</Eyebrow>}
      <Heading level={1} variant={variant} className={cn("mt-6", variant !== "display" && "max-w-title")}>
        <Accented text={title} />
      </Heading>
    </div>
  );
}

const details = cva("mt-10 grid items-start gap-x-8 gap-y-8 border-t border-hairline pt-8 md:mt-14", {
  variants: {
    size: {
      default: "lg:grid-cols-12",
      short: "lg:col-start-8 lg:-col-end-1 lg:mt-0 lg:border-t-0 lg:pt-0",
      tall: "lg:col-start-8 lg:-col-end-1 lg:mt-0 lg:border-t-0 lg:pt-0",
    },
  },
});

/**
 * The description of the page and its actions (`children`). `aside` stands on the left, or follows in a short hero;
 * `facts` is a `FactList` in that place, and `figures` is any other list there; both follow the actions on phones and tablets.
 */
export function HeroDetails({
  description,
  aside,
  facts,
  figures,
  children,
}: {
  description?: string;
  aside?: ReactNode;
  facts?: ReactNode;
  figures?: ReactNode;
  children?: ReactNode;
}) {
  const size = useContext(HeroSizeContext);
  return (
    <div className={details({ size })}>
      {aside && <div className={size === "short" ? "order-1" : leftColumns(size)}>{aside}</div>}
      {facts && (
        <div className={cn("max-lg:order-1 lg:-mt-8 [&_dl]:border-t-0", leftColumns(size))}>{facts}</div>
      )}
      {figures && (
        <div
          className={cn(
            "max-lg:order-1 max-lg:border-t max-lg:border-hairline max-lg:pt-8",
            leftColumns(size),
            size === "default" && "xl:col-span-7",
          )}
        >
          {figures}
        </div>
      )}
      <div className={size === "default" ? "lg:col-span-6 lg:col-start-7 xl:col-span-5 xl:col-start-8" : ""}>
        {description && (
          <p className="max-w-text text-lead leading-normal text-quiet">
            <NoBreakText text={description} />
          </p>
        )}
        {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}

const leftColumns = (size: HeroSize) => (size === "default" ? "lg:col-span-5 xl:col-span-6" : "");
