import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PathPanel } from "#app/components/sections/PathPanel.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { UnitChart } from "#app/components/ui/UnitChart.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { fillReadTimes } from "#content-model/articles.ts";
import { readV1 } from "#content-model/home-variants.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/v1.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readV1();
  return {
    page,
    articles: await fillReadTimes(page.insights.articles),
    backdrop: await getPageBackdrop("v1", "half"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function V1({ loaderData: { page, articles, backdrop } }: Route.ComponentProps) {
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section ground="paper" spacing="row" aria-label={page.paths.label}>
        <PathPanel paths={page.paths.cards} titleLevel={2} />
      </Section>
      <Section
        spacing="row"
        header={
          <SectionHeader {...page.impact} variant="item">
            <TextLink href={page.impact.link.href}>{page.impact.link.label}</TextLink>
          </SectionHeader>
        }
      >
        <StatRow>
          {page.impact.figures.map(({ units, ...figure }, index) => (
            <Stat key={figure.label} index={index} {...figure}>
              {units && <UnitChart groups={units} perRow={10} />}
            </Stat>
          ))}
        </StatRow>
      </Section>
      <Section ground="paper" spacing="row" header={<SectionHeader {...page.insights} />}>
        <TeaserList teasers={articles} />
      </Section>
    </>
  );
}
