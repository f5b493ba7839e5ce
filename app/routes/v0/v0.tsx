import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ScaledBars } from "#app/components/sections/ScaledBars.tsx";
import { ScaledTimeline } from "#app/components/sections/ScaledTimeline.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readV0 } from "#content-model/home-variants.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getTimeline } from "#content-model/timelines.ts";
import type { Route } from "./+types/v0.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readV0();
  return {
    page,
    timeline: getTimeline(page.approach.steps),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function V0({ loaderData: { page, timeline } }: Route.ComponentProps) {
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
      <Section ground="paper" isContinued spacing="row" header={<SectionHeader {...page.approach} />}>
        <ScaledTimeline {...timeline} />
      </Section>
      <Section ground="raised" spacing="row" header={<SectionHeader {...page.stories} />}>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
          {page.stories.items.map((story, index) => (
            <li
              key={story.title}
              className="reveal border-t border-hairline-strong pt-6 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0"
              style={{ "--reveal-index": index }}
            >
              <p className="flex flex-wrap items-center gap-x-3 text-label text-accent">{story.category}</p>
              <Heading level={3} variant="entry" className="mt-4">
                <ContentText text={story.title} />
              </Heading>
              <div>
                {story.growth && <ScaledBars bars={[story.growth.from, story.growth.to]} className="mt-6" />}
              </div>
              <p className="mt-3 max-w-text text-quiet">
                <ContentText text={story.description} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="paper" spacing="row" header={<SectionHeader {...page.links} />}>
        <TeaserList teasers={page.links.items} />
      </Section>
    </>
  );
}
