import type { ReactNode } from "react";
import { CardFigure, type Figure } from "#app/components/sections/CardFigure.tsx";
import { Hero, HeroHeading, type LandSource } from "#app/components/sections/Hero.tsx";
import { LandPlate } from "#app/components/terrain/LandPlate.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/**
 * The top of an article: on desktops a strip of the land at its passage, its title beside its photo or its figure, and a
 * row of facts (`children`) over a note in small type.
 */
export function ArticleHero({
  crumbs,
  label,
  title,
  description,
  figure,
  photo,
  land,
  note,
  children,
}: {
  crumbs: { label: string; href: string }[];
  label: string;
  title: string;
  description: string;
  /** Drawn where there is no photo. */
  figure?: Figure | undefined;
  photo: PictureSource | null;
  land: LandSource;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <div data-ground="basalt" className="lg:pt-(--bar)">
        <LandPlate land={land} shape="strip" />
      </div>
      {/* Below the strip no space is needed for the bar. */}
      <Hero ground="paper" className="lg:[--space-above:calc(2.5rem-var(--bar))]">
        <Breadcrumbs crumbs={crumbs} className="mb-8" />
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <HeroHeading label={label} title={title} />
            <p className="mt-6 max-w-text text-lead leading-normal text-quiet">
              <ContentText text={description} />
            </p>
          </div>
          <div className="empty:hidden lg:col-span-4 lg:col-start-9 lg:pt-12">
            {photo && <Picture picture={photo} sizes="(min-width: 64rem) 40rem, 100vw" priority />}
            {!photo && figure && <CardFigure {...figure} />}
          </div>
        </div>
        <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-4 border-t border-hairline-strong pt-5 md:mt-14 md:max-lg:flex md:max-lg:justify-between lg:grid-cols-12">
          {children}
        </dl>
        {note && (
          <p className="mt-5 max-w-prose text-small text-quiet">
            <ContentText text={note} />
          </p>
        )}
      </Hero>
    </>
  );
}

/** One fact of the row: its term over its value. */
export function ArticleFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="lg:col-span-3">
      <dt className="text-label text-quiet">{term}</dt>
      <dd className="mt-1 md:whitespace-nowrap">{children}</dd>
    </div>
  );
}
