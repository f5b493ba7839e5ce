import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Particles } from "#app/components/effects/Particles.tsx";
import { Typewriter } from "#app/components/effects/Typewriter.tsx";
import { HeroBackdrop } from "#app/components/sections/Hero.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";

/** Three lines on a phone; on wide but low screens it gets smaller, so that the whole hero fits. */
const headlineSize =
  "text-[min(var(--text-display),(100vw-2*var(--gutter))/8.2)] md:text-[min(var(--text-display),max(13.5svh,3.5rem))]";

/** The hero of the home page, as high as the viewport: headline, typewriter, and particles over the drawing. */
export function HomeHero({
  label,
  title,
  description,
  typewriter,
  picture,
  children,
}: {
  label?: string;
  title: string;
  description: string;
  typewriter: { prefix: string; statements: string[] };
  picture: PictureSource;
  /** The actions. */
  children: ReactNode;
}) {
  const [paused, setPaused] = useState(false);
  function togglePause() {
    document.documentElement.toggleAttribute("data-motion-paused", !paused);
    setPaused(!paused);
  }
  return (
    <section
      data-ground="basalt"
      className="relative isolate flex min-h-[min(100svh,60rem)] overflow-clip pt-[calc(var(--bar)+clamp(2.5rem,8svh,7rem))] pb-18 lg:pb-[clamp(2rem,6svh,4rem)]"
    >
      <HeroBackdrop picture={picture}>
        <Particles paused={paused} />
      </HeroBackdrop>
      <div className="frame-width relative flex flex-col">
        {label && <Eyebrow>{label}</Eyebrow>}
        <h1 className={`mt-6 leading-display font-display tracking-display sm:max-w-title ${headlineSize}`}>
          <Accented text={title} />
        </h1>
        <div className="mt-[clamp(1.75rem,5svh,3.5rem)] grid gap-x-8 gap-y-6 border-t border-hairline pt-8 md:mt-auto md:gap-y-9 lg:grid-cols-12 lg:items-baseline">
          <div className="min-h-[2lh] text-[clamp(1.375rem,2vw,2rem)] leading-[1.3] lg:col-span-5 xl:col-span-6">
            <Typewriter {...typewriter} paused={paused} />
          </div>
          <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 xl:col-span-6 xl:col-start-7">
            <p className="max-w-text text-quiet">{description}</p>
            <div className="mt-8 flex flex-wrap gap-3">{children}</div>
          </div>
          <PauseButton paused={paused} onClick={togglePause} />
        </div>
      </div>
    </section>
  );
}

/** Pauses everything that moves; not shown where nothing moves. */
function PauseButton({ paused, onClick }: { paused: boolean; onClick: () => void }) {
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <button
      type="button"
      aria-pressed={paused}
      onClick={onClick}
      className="absolute right-(--gutter) -bottom-13 flex min-h-11 cursor-pointer items-center gap-2 text-label text-quiet hover:text-text lg:static lg:col-span-4 lg:col-start-1 lg:h-13.5 lg:self-end lg:justify-self-start [html:not([data-script])_&]:invisible motion-reduce:hidden print:hidden"
    >
      <Icon aria-hidden className="size-icon-sm" />
      {paused ? "Play motion" : "Pause motion"}
    </button>
  );
}
