import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Particles } from "#app/components/effects/Particles.tsx";
import { Typewriter } from "#app/components/effects/Typewriter.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/**
 * The first view of the home page: the headline over the full width, the typewriter as a second voice, and
 * particles over a contour field. One button pauses everything that moves.
 */
export function HomeHero({
  label,
  title,
  description,
  typewriter,
  actions,
  picture,
}: {
  label?: string;
  title: string;
  description: string;
  typewriter: { prefix: string; statements: string[] };
  actions: ReactNode;
  picture: PictureSource;
}) {
  const [still, setStill] = useState(false);
  function pause() {
    document.documentElement.toggleAttribute("data-still", !still);
    setStill(!still);
  }
  const Icon = still ? IconPlayerPlay : IconPlayerPause;
  return (
    <section data-ground="basalt" className="hero home-hero">
      <div aria-hidden className="hero-backdrop">
        <Picture picture={picture} sizes="100vw" priority className="hero-picture" />
        <Particles still={still} />
      </div>
      <div className="hero-words frame-width relative">
        {label && <Eyebrow>{label}</Eyebrow>}
        <Heading level={1} variant="display" className="home-headline mt-6 sm:max-w-[14ch]">
          <Accented text={title} />
        </Heading>
        <div className="home-voices grid gap-x-8 gap-y-6 md:gap-y-9 border-t border-hairline pt-8 lg:grid-cols-12 lg:items-baseline">
          <div className="lg:col-span-5 xl:col-span-6">
            <Typewriter {...typewriter} still={still} />
          </div>
          <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 xl:col-span-6 xl:col-start-7">
            <p className="max-w-[48ch] text-quiet">{description}</p>
            <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
          </div>
          <button type="button" className="still-button" aria-pressed={still} onClick={pause}>
            <Icon aria-hidden size={16} stroke={1.5} />
            {still ? "Play motion" : "Pause motion"}
          </button>
        </div>
      </div>
    </section>
  );
}
