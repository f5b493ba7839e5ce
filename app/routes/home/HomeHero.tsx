import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { HeroBackdrop, type LandSource } from "#app/components/sections/Hero.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { TypedLine } from "./TypedLine.tsx";
import "./PointerLight.css";

type Coordinates = { latitude: number; longitude: number };

/** Degrees as `59.34° N, 18.06° E`. */
const formatCoordinates = ({ latitude, longitude }: Coordinates) =>
  `${latitude.toFixed(2)}° N, ${longitude.toFixed(2)}° E`;

/**
 * Three lines on a phone, and beside the mountains on wider screens; on low ones it gets smaller, so that the whole hero
 * fits.
 */
const headlineSize =
  "text-[min(var(--text-display),(100vw-2*var(--gutter))/8.2)] md:text-[min(var(--text-display),7.25vw,max(18.3svh-2.75rem,3.5rem))]";

/**
 * The hero of the home page, as high as the viewport on desktops: headline, typewriter, and particles over the whole land,
 * whose mountains are links. hero-script/ moves it.
 */
export function HomeHero({
  label,
  title,
  description,
  typewriter,
  land,
  coordinates,
  children,
}: {
  label?: string;
  title: string;
  description: string;
  typewriter: { prefix: string; statements: string[] };
  /** The whole land, or a photo. */
  land: LandSource | PictureSource;
  /** Of the studio, in degrees. */
  coordinates: Coordinates;
  /** The actions. */
  children: ReactNode;
}) {
  return (
    <section
      data-home-hero
      data-ground="basalt"
      className="relative isolate flex lg:min-h-[min(100svh,60rem)] overflow-clip max-md:pt-[calc(var(--bar)+53vw)] md:pt-[calc(var(--bar)+clamp(2.5rem,min(8svh,6vw),7rem))] pb-18 lg:pb-[clamp(2rem,6svh,4rem)]"
    >
      <HeroBackdrop picture={"names" in land ? { ...land, names: "" } : land}>
        {"names" in land && <div data-pointer-light className="pointer-light" />}
        <canvas data-particles className="absolute inset-0 size-full" />
      </HeroBackdrop>
      <div className="frame-width relative flex flex-col">
        {label && (
          <Eyebrow>
            {label}
            <span aria-hidden className="max-md:hidden">
              {formatCoordinates(coordinates)}
            </span>
          </Eyebrow>
        )}
        <h1
          className={`mt-6 mb-[clamp(1.75rem,5svh,3.5rem)] lg:mb-[clamp(0rem,12svh-4rem,3.5rem)] leading-display font-display tracking-display sm:max-w-title ${headlineSize}`}
        >
          <Accented text={title} isColored />
        </h1>
        <div className="hero-details grid gap-x-8 gap-y-6 border-t border-hairline pt-(--step) [--step:2rem] lg:mt-auto lg:[--step:clamp(1rem,8svh-2.5rem,2rem)] md:grid-cols-12 items-start">
          <div className="min-h-[2lh] text-h3 leading-snug md:col-span-6 lg:pr-8 lg:leading-tight xl:text-statement">
            <TypedLine {...typewriter} />
          </div>
          <p className="max-w-text text-quiet max-md:order-1 md:col-span-6 md:col-start-7 md:row-span-2 lg:row-span-3">
            <ContentText text={description} />
          </p>
          <div className="flex flex-wrap content-start gap-3 md:col-span-6 md:col-start-1">{children}</div>
          <div className="absolute inset-x-(--gutter) -bottom-13 flex flex-row-reverse justify-between gap-x-8 lg:static lg:col-span-4 lg:col-start-1 lg:h-13.5 lg:flex-row lg:items-center lg:justify-start lg:gap-x-2 lg:self-end [html:not([data-script])_&]:invisible motion-reduce:hidden print:hidden">
            <HeroButton data-pause-motion>
              <IconPlayerPause aria-hidden className="size-icon-sm in-data-motion-paused:hidden" />
              <IconPlayerPlay aria-hidden className="size-icon-sm not-in-data-motion-paused:hidden" />
              <span data-pause="Pause motion" data-play="Play motion" className="sr-only">
                Pause motion
              </span>
            </HeroButton>
          </div>
        </div>
      </div>
      {/* Above the text, so that the names can be pressed. */}
      {"names" in land && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by content-model/land/overlay.ts, which escapes names.
        <div className="land-over print:hidden" dangerouslySetInnerHTML={{ __html: land.names }} />
      )}
    </section>
  );
}

/** A small button of the hero. */
function HeroButton({
  className,
  ...props
}: ComponentProps<"button"> & { [data: `data-${string}`]: unknown }) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        "-mx-3 flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 text-label text-quiet hover:text-text",
        className,
      )}
    />
  );
}
