import { IconFlag, IconPlayerPause, IconPlayerPlay, type TablerIcon } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Particles } from "#app/components/effects/Particles.tsx";
import { Typewriter } from "#app/components/effects/Typewriter.tsx";
import { HeroBackdrop } from "#app/components/sections/Hero.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import type { DrawingTerrain } from "#content-model/pictures.ts";
import { SummitFlag } from "./terrain/SummitFlag.tsx";
import { formatCoordinates, useTerrain } from "./terrain/use-terrain.ts";

/** Three lines on a phone; on wide but low screens it gets smaller, so that the whole hero fits. */
const headlineSize =
  "text-[min(var(--text-display),(100vw-2*var(--gutter))/8.2)] md:text-[min(var(--text-display),max(13.5svh,3.5rem))]";

/** The hero of the home page, as high as the viewport: headline, typewriter, and particles over the drawing, whose terrain visitors can shape. */
export function HomeHero({
  label,
  title,
  description,
  typewriter,
  picture,
  terrain,
  summit: summitTexts,
  coordinates,
  children,
}: {
  label?: string;
  title: string;
  description: string;
  typewriter: { prefix: string; statements: string[] };
  picture: PictureSource;
  /** Of the picture; null for a photo. */
  terrain: DrawingTerrain | null;
  summit: { place: string; flag: string; href: string };
  /** Of the studio, in degrees. */
  coordinates: { latitude: number; longitude: number };
  /** The actions. */
  children: ReactNode;
}) {
  const [paused, setPaused] = useState(false);
  function togglePause() {
    document.documentElement.toggleAttribute("data-motion-paused", !paused);
    setPaused(!paused);
  }
  const { hero, canvas, readout, defaultSummit, summit, placeSummit } = useTerrain({
    terrain,
    coordinates,
    paused,
  });
  const flag = useRef<HTMLAnchorElement>(null);
  const focusesFlag = useRef(false);
  function placeSummitAndFocus() {
    focusesFlag.current = true;
    placeSummit();
  }
  useEffect(() => {
    if (summit && focusesFlag.current) flag.current?.focus({ preventScroll: true });
    focusesFlag.current = false;
  }, [summit]);
  return (
    <section
      ref={hero}
      data-ground="basalt"
      className="relative isolate flex touch-pan-y touch-pinch-zoom min-h-[min(100svh,60rem)] overflow-clip pt-[calc(var(--bar)+clamp(2.5rem,8svh,7rem))] pb-18 lg:pb-[clamp(2rem,6svh,4rem)]"
    >
      <HeroBackdrop picture={picture}>
        <canvas
          ref={canvas}
          style={{ background: picture.color }}
          className="terrain-canvas hero-picture absolute inset-0 size-full"
        />
        <Particles paused={paused} />
      </HeroBackdrop>
      <div className="frame-width relative flex flex-col">
        {label && (
          <Eyebrow>
            {label}
            <span ref={readout} aria-hidden className="max-md:hidden">
              {formatCoordinates(coordinates)}
            </span>
          </Eyebrow>
        )}
        <h1 className={`mt-6 leading-display font-display tracking-display sm:max-w-title ${headlineSize}`}>
          <Accented text={title} />
        </h1>
        <div className="mt-[clamp(1.75rem,5svh,3.5rem)] grid gap-x-8 gap-y-6 border-t border-hairline pt-8 md:mt-auto md:gap-y-9 lg:grid-cols-12 lg:items-baseline">
          <div className="min-h-[2lh] text-[clamp(1.375rem,1.55vw,1.5rem)] leading-[1.3] lg:col-span-5 xl:col-span-6 min-[90rem]:min-h-[1lh]">
            <Typewriter {...typewriter} paused={paused} />
          </div>
          <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 xl:col-span-6 xl:col-start-7">
            <p className="max-w-text text-quiet">{description}</p>
            <div className="mt-8 flex flex-wrap gap-3">{children}</div>
          </div>
          <div className="absolute inset-x-(--gutter) -bottom-13 flex flex-row-reverse justify-between gap-x-8 lg:static lg:col-span-4 lg:col-start-1 lg:h-13.5 lg:flex-row lg:items-center lg:justify-start lg:gap-x-2 lg:self-end [html:not([data-script])_&]:invisible motion-reduce:hidden print:hidden">
            <HeroButton
              icon={paused ? IconPlayerPlay : IconPlayerPause}
              aria-pressed={paused}
              onClick={togglePause}
            >
              <span className="sr-only">{paused ? "Play motion" : "Pause motion"}</span>
            </HeroButton>
            {terrain && (
              <HeroButton icon={IconFlag} onClick={placeSummitAndFocus} className="forced-colors:hidden">
                {summitTexts.place}
              </HeroButton>
            )}
          </div>
        </div>
      </div>
      <span
        ref={defaultSummit}
        aria-hidden
        className="absolute top-[calc(var(--bar)+3.25rem)] left-[calc(100%-var(--gutter)-1rem)] md:top-[30%] md:left-[78%]"
      />
      {summit && <SummitFlag ref={flag} point={summit} href={summitTexts.href} label={summitTexts.flag} />}
    </section>
  );
}

/** A small button of the hero. */
function HeroButton({
  icon: Icon,
  className,
  children,
  ...props
}: { icon: TablerIcon } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        "flex min-h-11 min-w-11 cursor-pointer items-center gap-2 text-label text-quiet hover:text-text",
        className,
      )}
    >
      <Icon aria-hidden className="size-icon-sm" />
      {children}
    </button>
  );
}
