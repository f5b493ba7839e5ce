import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PathCard } from "#app/components/sections/PathCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { UnitChart } from "#app/components/ui/UnitChart.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { fillReadTimes } from "#content-model/articles.ts";
import { readV1 } from "#content-model/home-variants.ts";
import { getPageBackdrop } from "#content-model/land-spots.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/v1.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readV1();
  return {
    page,
    teasers: await fillReadTimes(page.insights.articles),
    backdrop: await getPageBackdrop("v1"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function V1({ loaderData: { page, teasers, backdrop } }: Route.ComponentProps) {
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section aria-label={page.paths.label}>
        <ul className="grid border-y border-hairline-strong md:grid-cols-3">
          {page.paths.cards.map((card, index) => (
            <li
              key={card.title}
              className="flex border-hairline-strong not-first:border-t md:not-first:border-t-0 md:not-first:border-l"
            >
              <PathCard {...card} titleLevel={2} className={index === 0 ? "md:pl-0" : ""} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        ground="ember"
        header={
          <SectionHeader {...page.impact}>
            <TextLink href={page.impact.link.href}>{page.impact.link.label}</TextLink>
          </SectionHeader>
        }
      >
        <StatRow className="max-md:grid-cols-1! md:max-xl:[&_dt]:min-h-[2lh]">
          {page.impact.figures.map(({ units, ...figure }, index) => (
            <Stat key={figure.label} index={index} {...figure}>
              {units && <UnitChart groups={units} perRow={10} />}
            </Stat>
          ))}
        </StatRow>
      </Section>
      <Section spacing="row" header={<SectionHeader {...page.insights} />}>
        <TeaserList teasers={teasers} />
      </Section>
    </>
  );
}
