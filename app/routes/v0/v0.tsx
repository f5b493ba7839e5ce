import { FounderCall } from "#app/components/sections/ClosingCall.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ScaledBars } from "#app/components/sections/ScaledBars.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readV0 } from "#content-model/home-variants.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getTimeline } from "#content-model/timelines.ts";
import type { Route } from "./+types/v0.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readV0();
  return {
    page,
    steps: getTimeline(page.approach.steps).steps,
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function V0({ loaderData: { page, steps } }: Route.ComponentProps) {
  return (
    <>
      <Hero ground="paper" size="short">
        <HeroHeading {...page.hero} isAccented />
        <HeroDetails description={page.hero.description}>
          <Button href="/apply-founder">{page.hero.founder}</Button>
          <Button href="/programs" variant="secondary">
            {page.hero.programs}
          </Button>
        </HeroDetails>
      </Hero>
      <Section ground="raised" spacing="row" header={<SectionHeader {...page.approach} />}>
        <Cascade steps={steps} />
      </Section>
      <Section ground="paper" spacing="row" layout="split" header={<SectionHeader {...page.stories} />}>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
          {page.stories.items.map((story, index) => (
            <li
              key={story.title}
              className="reveal border-t border-hairline-strong pt-6"
              style={{ "--reveal-index": index }}
            >
              <Heading level={3} variant="entry">
                <ContentText text={story.title} />
              </Heading>
              {story.growth && <ScaledBars bars={[story.growth.from, story.growth.to]} className="mt-6" />}
              <p className="mt-3 max-w-text text-quiet">
                <ContentText text={story.description} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        ground="paper"
        spacing="row"
        isContinued
        layout="split"
        header={<SectionHeader {...page.links} />}
      >
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {page.links.items.map(({ href, title, description }) => (
            <li key={href}>
              <a href={href} className="group block border-t border-hairline-strong pt-6">
                <Heading level={3} variant="item" className="group-hover:text-accent">
                  <ArrowLabel className="text-text group-hover:text-accent">{title}</ArrowLabel>
                </Heading>
                <p className="mt-2 text-quiet">
                  <ContentText text={description} />
                </p>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <FounderCall {...page.callToAction} />
    </>
  );
}

type Step = { mark: string; title: string; description: string; left: number; width: number };

/** Steps below each other, each under a bar of its length and, on wide screens, where it begins; the last one is the aim. */
function Cascade({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid gap-y-8">
      {steps.map(({ mark, title, description, left, width }, index) => (
        <li
          key={mark}
          className="reveal max-lg:border-t max-lg:border-hairline-strong"
          style={{ "--left": `${left}%`, "--reveal-index": index }}
        >
          <i
            aria-hidden
            className={cn(
              "block h-2 lg:h-9 [print-color-adjust:exact] forced-colors:bg-[CanvasText]",
              index === steps.length - 1 ? "bg-primary" : "bg-text",
            )}
            style={{ marginLeft: `${left}%`, width: `${width}%` }}
          />
          <div className="mt-4 lg:pl-(--left)">
            <p className="text-label text-quiet tabular-nums">{mark}</p>
            <Heading level={3} variant="item" className="mt-1">
              <ContentText text={title} />
            </Heading>
            <p className="mt-2 max-w-short text-quiet">
              <ContentText text={description} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
